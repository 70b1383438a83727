/** Hides the page, because it shows data of somebody who is no longer signed in, and opens home. */
import { texts } from '../texts/texts.ts'

/** Milliseconds to wait for the old page to unload before giving up. */
const unloadMs = 5000
let unloadedAt = Number.NEGATIVE_INFINITY
addEventListener('beforeunload', () => {
  unloadedAt = performance.now()
})

export function leave(): void {
  // Hide at once: the navigation takes a moment, and the browser's question "Leave page?" can delay it.
  hidePage()
  setTimeout(() => location.replace('/'), performance.now() - unloadedAt < unloadMs ? unloadMs : 0)
}

/** Hides the whole page, dialogs included, and says that it is closed. */
export function hidePage(): void {
  const root = document.getElementById('root')
  if (!root || root.hidden) return
  root.hidden = true
  root.after(texts.pageClosed)
}
