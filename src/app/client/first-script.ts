/**
 * The page's own script. It is there before the app: it remembers the last press that only the app can answer, and begins
 * the app once the page has been seen, because on a quick network the app would hold up the first paint.
 */
let press: (() => void) | undefined

addEventListener('click', rememberPress, true)
addEventListener('submit', rememberSubmit, true)
globalThis.replayPress = () => {
  removeEventListener('click', rememberPress, true)
  removeEventListener('submit', rememberSubmit, true)
  press?.()
}

function rememberPress({ target }: Event) {
  const button = target instanceof Element && target.closest<HTMLElement>('button:not([type=submit])')
  // Links work by themselves.
  if (button) press = () => button.click()
}

function rememberSubmit(event: SubmitEvent) {
  const { submitter } = event
  // Otherwise the browser would submit the form itself and load another page.
  event.preventDefault()
  // A click and no submit: React takes over a form at once for the one, and lets the browser have the other.
  press = () => submitter?.click()
}

addEventListener('beforeinstallprompt', (offer) => {
  offer.preventDefault()
  globalThis.earlyOffer = offer
})

addEventListener('DOMContentLoaded', () => {
  // The page's policy forbids style attributes in what the server sends.
  for (const element of document.querySelectorAll<HTMLElement>('[data-style]')) {
    element.style.cssText = element.dataset.style ?? ''
    element.removeAttribute('data-style')
  }
  if (document.hidden || !document.getElementById('root')?.firstElementChild) return beginApp()
  new PerformanceObserver(beginApp).observe({ type: 'paint', buffered: true })
  setTimeout(beginApp, 1000)
})

function beginApp() {
  for (const part of document.querySelectorAll<HTMLMetaElement>('meta[name=part]')) {
    part.remove()
    import(/* @vite-ignore */ part.content).catch(sayLost)
  }
}

function sayLost() {
  if (document.querySelector('.lost')) return
  const lost = document.createElement('p')
  const again = document.createElement('a')
  lost.className = 'lost'
  lost.setAttribute('role', 'alert')
  again.href = ''
  again.append('Try again')
  lost.append('A part of Nestling did not arrive. It may be the connection. ', again)
  document.body.append(lost)
}

declare global {
  var replayPress: (() => void) | undefined
  var earlyOffer: Event | undefined
}

export {}
