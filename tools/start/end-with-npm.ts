/**
 * Ends this program, as SIGTERM would, when the npm that runs it has gone: npm hands SIGTERM to its shell, which
 * dies of it without passing it on, so that a stopped `npm start` would leave the server behind.
 */
export function endWithNpm(): void {
  if (!process.env.npm_lifecycle_event) return
  const parent = process.ppid
  const watch = setInterval(() => {
    if (process.ppid === parent) return
    clearInterval(watch)
    process.kill(process.pid, 'SIGTERM')
  }, 200)
  watch.unref()
}
