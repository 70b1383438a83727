/**
 * After an update the server no longer has the files of the version that an open page was loaded with. When such a page
 * cannot show a part, it is reloaded. Drafts of forms are in session storage, so what was typed is still there.
 */
import { pageError } from '#platform/client/page-error/page-error.ts'

/** The storage key of the script for which this tab was reloaded. */
const key = 'nestling-reloaded-for'

export function reloadWhenOutdated(): void {
  // Without a network or storage the page stays as it is, and offers to try again.
  addEventListener(pageError, () => reloadIfOutdated().catch(() => undefined))
}

let isChecking = false

async function reloadIfOutdated() {
  // The name of this file changes with every version.
  const file = import.meta.url
  // Several parts may fail at once.
  if (isChecking || sessionStorage.getItem(key) === file) return
  isChecking = true
  const { status } = await fetch(file, { method: 'HEAD', cache: 'no-store' }).finally(() => {
    isChecking = false
  })
  if (status !== 404) return
  // Reload only once, because a proxy that returns an old page would cause a loop.
  sessionStorage.setItem(key, file)
  location.reload()
}
