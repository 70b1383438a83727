/** Shows nothing more of who was here, and goes where everybody sees what is theirs. */

/** As long as a page may take to go that is being left for another, to which this must not be in the way. */
const goingMs = 5000
let leftAt = Number.NEGATIVE_INFINITY
addEventListener('beforeunload', () => {
  leftAt = performance.now()
})

export function leave(): void {
  const root = document.getElementById('root')
  // At once: going takes a moment, and can be held up by a question whether to stay.
  if (root && !root.hidden) {
    root.hidden = true
    root.after('This page is closed.')
  }
  setTimeout(() => location.replace('/'), performance.now() - leftAt < goingMs ? goingMs : 0)
}
