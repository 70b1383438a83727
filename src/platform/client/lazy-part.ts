import { type ComponentType, createElement, lazy, type ReactNode, Suspense, useEffect, useState } from 'react'

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

/** A lazy part that is not visible at first: its code is fetched after the first paint. Until then `fallback` is in its place. */
export function latePart<Props extends object>(fetch: () => Promise<ComponentType<Props>>, fallback?: ReactNode) {
  const Part = lazyPart(fetch)
  return (props: Props) => {
    const [isPainted, setPainted] = useState(false)
    useEffect(() => setPainted(true), [])
    return isPainted ? createElement(Suspense, { fallback }, createElement(Part, props)) : fallback
  }
}
