/** Copies a text to the clipboard; gives whether that worked. */
export async function copyText(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text)
    return true
  } catch {
    // Over plain http browsers offer no clipboard API, so the old way is the only one.
    return copyBySelecting(text)
  }
}

function copyBySelecting(text: string): boolean {
  const focused = document.activeElement
  const field = document.createElement('textarea')
  field.value = text
  field.readOnly = true
  field.className = 'visually-hidden'
  // Inside the topmost dialog, as nothing outside of it can be selected.
  const place = [...document.querySelectorAll('dialog:modal')].at(-1) ?? document.body
  place.append(field)
  field.focus({ preventScroll: true })
  field.select()
  const copied = document.execCommand('copy')
  field.remove()
  if (focused instanceof HTMLElement) focused.focus({ preventScroll: true })
  return copied
}
