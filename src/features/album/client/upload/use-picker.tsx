import { usePicker as usePicturePicker } from '#platform/client/upload/use-picker.tsx'
import { uploads } from './uploads.ts'

/** The hidden field for photos, to be put on the page, and what opens it. */
export const usePicker = () => usePicturePicker({ label: 'Photos', onChoose: uploads.choose })
