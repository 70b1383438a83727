/**
 * While a transition between pages starts, the browser shows a picture of the old page, and a press reaches the document
 * instead of the link or button under the finger. This script then clicks that link or button.
 */

let pressed: Element | null = null

export {}

addEventListener('pointerdown', ({ target }) => {
  pressed = controlOf(target)
})
addEventListener('pointerup', ({ target }) => {
  pressed ??= controlOf(target)
})
addEventListener('click', (event) => {
  if (event.target !== document.documentElement) return
  const control = pressed
  // The next frame comes when the transition has started. React ignores events until then.
  requestAnimationFrame(() => {
    // A copy of the event, so Ctrl still opens a new tab.
    if (control?.isConnected) control.dispatchEvent(new MouseEvent('click', event))
  })
})

const controlOf = (target: EventTarget | null) => (target instanceof Element ? target.closest('a, button') : null)
