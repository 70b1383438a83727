/** Hides everything of the previous person and goes home. */

/** Milliseconds to wait for the old page to unload before giving up. */
const goingMs = 5000
let leftAt = Number.NEGATIVE_INFINITY
addEventListener('beforeunload', () => {
  leftAt = performance.now()
})

export function leave(): void {
  const root = document.getElementById('root')
  // Hide at once: navigation takes a moment, and a "leave page?" question can hold it up.
  if (root && !root.hidden) {
    root.hidden = true
    root.after('This page is closed.')
  }
  setTimeout(() => location.replace('/'), performance.now() - leftAt < goingMs ? goingMs : 0)
}
