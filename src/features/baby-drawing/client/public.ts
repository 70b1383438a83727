import { lazyPart } from '#platform/client/lazy-part.ts'

/** The drawing and all that draws it, fetched when a page shows it: nothing of it belongs to that page's first load. */
export const BabyView = lazyPart(async () => (await import('./BabyView.tsx')).BabyView)
