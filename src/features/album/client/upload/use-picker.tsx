import { usePicker as usePicturePicker } from '#platform/client/upload/use-picker.tsx'
import { uploads } from './uploads.ts'

/** A hidden file input to render, and the function that opens it. */
export const usePicker = () => usePicturePicker({ label: 'Photos', multiple: true, onChoose: uploads.choose })
