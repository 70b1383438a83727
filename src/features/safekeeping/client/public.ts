import { lazyPart } from '#platform/client/lazy-part.ts'

export const BackupStatus = lazyPart(async () => (await import('./BackupStatus.tsx')).BackupStatus)
