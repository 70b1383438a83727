/**
 * The page's own script. It is there before the app: it opens the menu that the server has drawn, remembers the last press
 * that only the app can answer, and begins the app once the page has been seen. On a quick network the app would
 * otherwise hold up the first paint.
 */
import { signOutAddress } from '#platform/shared/address/session-addresses.ts'

let press: (() => void) | undefined
let menu: HTMLDialogElement | null = null

addEventListener('click', rememberPress, true)
addEventListener('submit', rememberSubmit, true)
globalThis.replayPress = () => {
  removeEventListener('click', rememberPress, true)
  removeEventListener('submit', rememberSubmit, true)
  if (menu?.open) makeWayFor(menu)
  else menu?.remove()
  press?.()
}

function rememberPress({ target }: Event) {
  const button = target instanceof Element && target.closest<HTMLElement>('#root button:not([type=submit])')
  // Links work by themselves.
  if (!button) return
  press = () => button.click()
  if (button.ariaHasPopup === 'dialog') menu?.showModal()
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
  menu = document.querySelector('#first-menu dialog')
  menu?.addEventListener('click', pressInMenu)
  menu?.addEventListener('close', () => {
    press = undefined
  })
  // The page's policy forbids style attributes in what the server sends.
  for (const element of document.querySelectorAll<HTMLElement>('[data-style]')) {
    element.style.cssText = element.dataset.style ?? ''
    element.removeAttribute('data-style')
  }
  if (document.hidden || !document.getElementById('root')?.firstElementChild) return beginApp()
  new PerformanceObserver(beginApp).observe({ type: 'paint', buffered: true })
  setTimeout(beginApp, 1000)
})

function pressInMenu(event: Event) {
  const { target } = event
  if (!(target instanceof Element)) return
  if (target === menu || target.closest('button')) menu?.close()
  // Only the app can sign out: it removes what this browser holds of the person. Its own menu is about to come.
  else if (target.closest(`[href="${signOutAddress}"]`)) event.preventDefault()
}

/** Milliseconds that the app's menu takes to slide over the drawn one. */
const slideMs = 500

/** Takes the drawn menu away when the app's own has been opened over it. */
function makeWayFor(drawn: HTMLDialogElement) {
  const observer = new MutationObserver(() => {
    if (!document.querySelector('#root dialog[open]')) return
    observer.disconnect()
    setTimeout(() => drawn.remove(), slideMs)
  })
  observer.observe(document.body, { subtree: true, attributeFilter: ['open'] })
}

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
