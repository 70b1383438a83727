/**
 * Ends this process when the npm that started it ends. npm passes SIGTERM to its shell, and the shell dies without passing
 * it on. Without this, stopping `npm start` would leave the server running.
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
