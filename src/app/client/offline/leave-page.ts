/** Hides everything that the page shows of the previous person, and opens home. */

/** Milliseconds to wait for the old page to unload before giving up. */
const unloadMs = 5000
let unloadedAt = Number.NEGATIVE_INFINITY
addEventListener('beforeunload', () => {
  unloadedAt = performance.now()
})

export function leave(): void {
  // Hide at once: navigation takes a moment, and a "leave page?" question can hold it up.
  hidePage()
  setTimeout(() => location.replace('/'), performance.now() - unloadedAt < unloadMs ? unloadMs : 0)
}

/** Hides the whole page, dialogs included, and says that it is closed. */
export function hidePage(): void {
  const root = document.getElementById('root')
  if (!root || root.hidden) return
  root.hidden = true
  root.after('This page is closed.')
}
