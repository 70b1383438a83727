import { type ComponentType, createElement, lazy, type ReactNode, useEffect, useState } from 'react'
import { pageError } from './page-error/page-error.ts'

/**
 * A component whose code is fetched when it is first shown, or earlier by its `load()`:
 * `lazyPart(async () => (await import('./X.tsx')).X)`.
 */
export function lazyPart<Props extends object>(fetch: () => Promise<ComponentType<Props>>) {
  let part: ComponentType<Props> | undefined
  const load = async () => {
    part = await fetch()
    return { default: part }
  }
  const Lazy = lazy(load)
  // Loaded code renders at once; otherwise Suspense would flash its fallback.
  return Object.assign((props: Props) => createElement(useState(() => part ?? Lazy)[0], props), { load })
}

const placeholders = '[data-shape]'

/**
 * A lazy part that is not visible at first: its code is fetched when the page is complete. Until then `fallback` is in its place,
 * also if the code cannot be fetched, because the rest of the page works without the part.
 */
export function latePart<Props extends object>(fetch: () => Promise<ComponentType<Props>>, fallback?: ReactNode) {
  const Part = lazyPart(fetch)
  return (props: Props) => {
    const [isLoaded, setLoaded] = useState(false)
    useEffect(() => {
      const load = () => {
        // The code and the data of the visible part go first.
        if (document.querySelector(placeholders)) return setTimeout(load, 50)
        return Part.load().then(
          () => setLoaded(true),
          () => dispatchEvent(new Event(pageError)),
        )
      }
      // A task after the next frame runs after the paint. An effect may run before it.
      requestAnimationFrame(() => setTimeout(load))
    }, [])
    return isLoaded ? createElement(Part, props) : fallback
  }
}
