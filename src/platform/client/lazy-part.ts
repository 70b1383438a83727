import { type ComponentType, createElement, lazy, useEffect, useState } from 'react'

/**
 * A component whose code is fetched when it is first shown, or before by its `load()`:
 * `lazyPart(async () => (await import('./X.tsx')).X)`.
 */
export function lazyPart<Props extends object>(fetch: () => Promise<ComponentType<Props>>) {
  let part: ComponentType<Props> | undefined
  const load = async () => {
    part = await fetch()
    return { default: part }
  }
  const Lazy = lazy(load)
  // What is there already is shown at once: by itself Suspense would have something else flash in its place.
  return Object.assign((props: Props) => createElement(useState(() => part ?? Lazy)[0], props), { load })
}

/** The same for what is not seen at first: its code is fetched when the page has been painted. */
export function latePart<Props extends object>(fetch: () => Promise<ComponentType<Props>>) {
  const Part = lazyPart(fetch)
  return (props: Props) => {
    const [isPainted, setPainted] = useState(false)
    useEffect(() => setPainted(true), [])
    return isPainted && createElement(Part, props)
  }
}
