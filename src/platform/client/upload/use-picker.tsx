import { type ChangeEvent, useRef } from 'react'

type Picker = { label: string; multiple?: boolean; onChoose: (files: readonly File[]) => void }

/** A hidden file input to render, and the function that opens it. */
export function usePicker({ label, multiple = false, onChoose }: Picker) {
  const field = useRef<HTMLInputElement>(null)

  function choose({ currentTarget }: ChangeEvent<HTMLInputElement>) {
    onChoose([...(currentTarget.files ?? [])])
    // Otherwise choosing the same file again would cause no change event.
    currentTarget.value = ''
  }

  return {
    picker: (
      <input
        ref={field}
        type="file"
        multiple={multiple}
        accept="image/*,.heic,.heif,.avif"
        aria-label={label}
        hidden
        onChange={choose}
      />
    ),
    openPicker: () => field.current?.click(),
  }
}
