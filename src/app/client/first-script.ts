/**
 * The page's inline script, which runs before the app. It opens the prerendered menu, and stores the last press that needs
 * the app, to replay it. It starts the app after the first paint, because on a fast network the app would delay that paint.
 */
import { signOutAddress } from '#platform/shared/address/session-addresses.ts'
import { texts } from './older-browsers/texts/texts.ts'

let press: (() => void) | undefined
let menu: HTMLDialogElement | null = null
let isAppLost = false

addEventListener('click', rememberPress, true)
addEventListener('submit', rememberSubmit, true)
window.replayPress = () => {
  removeEventListener('click', rememberPress, true)
  removeEventListener('submit', rememberSubmit, true)
  if (menu?.open) replaceWithAppMenu(menu)
  else menu?.remove()
  press?.()
}

function rememberPress({ target }: Event) {
  const button = target instanceof Element && target.closest<HTMLElement>('#root button:not([type=submit])')
  // Links work without the app.
  if (!button) return
  press = () => button.click()
  if (button.getAttribute('aria-haspopup') === 'dialog') menu?.showModal()
}

function rememberSubmit(event: SubmitEvent) {
  const { submitter, target } = event
  // If the app did not load, the browser may send a form itself, such as the sign-in form. But only a POST form: other
  // forms would put their fields into the address.
  if (isAppLost && target instanceof HTMLFormElement && target.method === 'post') return
  // Otherwise the browser would submit the form itself and load another page.
  event.preventDefault()
  // Replays a click on the button: React hydrates the form at once for a click, but a submit would go to the browser.
  press = () => submitter?.click()
}

addEventListener('beforeinstallprompt', (offer) => {
  offer.preventDefault()
  window.earlyOffer = offer
})

addEventListener('DOMContentLoaded', () => {
  menu = document.querySelector('#first-menu dialog')
  menu?.addEventListener('click', pressInMenu)
  menu?.addEventListener('close', () => {
    press = undefined
  })
  // The page's policy forbids style attributes in HTML, so a script sets the styles.
  for (const element of document.querySelectorAll<HTMLElement>('[data-style]')) {
    element.style.cssText = element.dataset.style ?? ''
    element.removeAttribute('data-style')
  }
  if (isTooOld()) void import(/* @vite-ignore */ TOO_OLD).catch(() => undefined)
  if (document.hidden || !document.getElementById('root')?.firstElementChild) return void beginApp()
  setTimeout(beginApp, 1000)
  new PerformanceObserver(beginApp).observe({ type: 'paint', buffered: true })
})

function pressInMenu(event: Event) {
  const { target } = event
  if (!(target instanceof Element)) return
  if (target === menu || target.closest('button')) menu?.close()
  // Blocks the link to the sign-out here, because only the app deletes the person's data first. The app's own menu has
  // the same link, and opens soon.
  else if (target.closest(`[href="${signOutAddress}"]`)) event.preventDefault()
}

/** Milliseconds that the app's menu takes to slide over the prerendered one. */
const slideMs = 500

/** Removes the prerendered menu once the app's own menu is open over it. */
function replaceWithAppMenu(drawn: HTMLDialogElement) {
  const observer = new MutationObserver(() => {
    if (!document.querySelector('#root dialog[open]')) return
    observer.disconnect()
    setTimeout(() => drawn.remove(), slideMs)
  })
  observer.observe(document.body, { subtree: true, attributeFilter: ['open'] })
}

async function beginApp() {
  try {
    if (!('parse' in URL)) await import(/* @vite-ignore */ MISSING_FUNCTIONS)
  } catch {
    return showLoadError()
  }
  for (const part of document.querySelectorAll<HTMLMetaElement>('meta[name=part]')) {
    part.remove()
    import(/* @vite-ignore */ part.content).catch(showLoadError)
  }
}

function showLoadError() {
  isAppLost = true
  if (isTooOld() || document.querySelector('.lost')) return
  const lost = document.createElement('p')
  const again = document.createElement('a')
  lost.className = 'lost'
  lost.setAttribute('role', 'alert')
  again.href = ''
  again.append(texts.tryAgain)
  lost.append(`${texts.partNotLoaded} `, again)
  document.body.append(lost)
}

/** Whether the browser lacks one of two features that all supported browsers have (`tools/served-browsers`). */
function isTooOld() {
  return !('CompressionStream' in window) || !CSS.supports('selector(:has(a))')
}

/** The addresses of `older-browsers/too-old.ts` and `missing-functions.ts` in the build. */
declare const TOO_OLD: string
declare const MISSING_FUNCTIONS: string

declare global {
  var replayPress: (() => void) | undefined
  var earlyOffer: Event | undefined
}
