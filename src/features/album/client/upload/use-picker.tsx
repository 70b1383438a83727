import { usePicker as usePicturePicker } from '#platform/client/upload/use-picker.tsx'
import { texts } from '../texts/texts.ts'
import { uploads } from './uploads.ts'

/** A hidden file input to render, and the function that opens it. */
export const usePicker = () => usePicturePicker({ label: texts.photos, multiple: true, onChoose: uploads.choose })
