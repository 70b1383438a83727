/** Where a toast is rendered: in the topmost modal dialog, because the content behind it is inert. */
export const topmostPlace = (): HTMLElement =>
  [...document.querySelectorAll<HTMLElement>('dialog:modal')].at(-1) ?? document.body
