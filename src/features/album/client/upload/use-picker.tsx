import { type ChangeEvent, useRef } from 'react'
import { uploads } from './uploads.ts'

/** The hidden field for files, to be put on the page, and what opens it. */
export function usePicker() {
  const field = useRef<HTMLInputElement>(null)

  function choose({ currentTarget }: ChangeEvent<HTMLInputElement>) {
    uploads.choose([...(currentTarget.files ?? [])])
    // The same file can be chosen again after "Cancel".
    currentTarget.value = ''
  }

  return {
    picker: (
      <input
        ref={field}
        type="file"
        multiple
        accept="image/*,.heic,.heif,.avif"
        aria-label="Photos"
        hidden
        onChange={choose}
      />
    ),
    openPicker: () => field.current?.click(),
  }
}
