import { type ComponentType, createElement, lazy, type ReactNode, startTransition, useEffect, useState } from 'react'
import { pageError } from './page-error/page-error.ts'

/**
 * A component whose code is fetched when it is first shown, or earlier by its `load()`:
 * `lazyPart(async () => (await import('./X.tsx')).X)`.
 */
export function lazyPart<Props extends object>(fetch: () => Promise<ComponentType<Props>>) {
  let part: ComponentType<Props> | undefined
  const load = async () => {
    // Loading a file may fail once by chance. Without a second attempt, the whole page would then show an error.
    part = await fetch().catch(fetch)
    return { default: part }
  }
  const Lazy = lazy(load)
  // Loaded code renders at once; otherwise Suspense would flash its fallback.
  return Object.assign((props: Props) => createElement(useState(() => part ?? Lazy)[0], props), { load })
}

/**
 * A lazy part that is not visible at first. Its code is fetched when the page is complete, and until then `fallback` is
 * shown. If the code cannot be fetched, `fallback` stays, because the rest of the page works without the part.
 */
export function latePart<Props extends object>(fetch: () => Promise<ComponentType<Props>>, fallback?: ReactNode) {
  const Part = lazyPart(fetch)
  let isLoaded = false
  // Shared, so that all copies of the part on a page appear at the same time.
  let loading: Promise<unknown> | undefined
  return (props: Props) => {
    const [isShown, setShown] = useState(isLoaded)
    useEffect(() => {
      loading ??= completePage()
        .then(Part.load)
        .then(() => {
          isLoaded = true
        })
        .catch(() => {
          loading = undefined
          dispatchEvent(new Event(pageError))
        })
      // A transition renders in short slices, so other updates need not wait for it.
      loading.then(() => startTransition(() => setShown(isLoaded)))
    }, [])
    return isShown ? createElement(Part, props) : fallback
  }
}

/** Waits until the page has no placeholders, or three seconds at most, so the visible parts load first. */
export async function completePage(waits = 60) {
  do await new Promise((done) => setTimeout(done, 50))
  while (--waits && document.querySelector('[data-shape]'))
}
