import { lazyPart } from '#platform/client/lazy-part.ts'

export const DownloadEverything = lazyPart(async () => (await import('./DownloadEverything.tsx')).DownloadEverything)
