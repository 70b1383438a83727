import { lazyPart } from '#platform/client/lazy-part.ts'

/** The drawing, lazily loaded so that it is not part of a page's first load. */
export const BabyView = lazyPart(async () => (await import('./BabyView.tsx')).BabyView)
