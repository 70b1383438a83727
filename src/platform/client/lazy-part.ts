import { type ComponentType, lazy } from 'react'

/** A component whose code is fetched when it is first shown: `lazyPart(async () => (await import('./X.tsx')).X)`. */
export const lazyPart = <Props extends object>(load: () => Promise<ComponentType<Props>>) =>
  lazy(async () => ({ default: await load() }))
