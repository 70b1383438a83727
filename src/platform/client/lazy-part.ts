import { type ComponentType, lazy } from 'react'

/**
 * A component whose code is fetched when it is first shown, or before by its `load()`:
 * `lazyPart(async () => (await import('./X.tsx')).X)`.
 */
export const lazyPart = <Props extends object>(load: () => Promise<ComponentType<Props>>) =>
  Object.assign(
    lazy(async () => ({ default: await load() })),
    { load },
  )

/** The same for what is not seen at first: its code is fetched when the page has been painted. */
export const latePart = <Props extends object>(load: () => Promise<ComponentType<Props>>) =>
  lazyPart<Props>(async () => {
    await new Promise((painted) => requestAnimationFrame(() => setTimeout(painted)))
    return load()
  })
