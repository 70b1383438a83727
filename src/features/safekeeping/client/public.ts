import { lazyPart } from '#platform/client/lazy-part.ts'

export const BackupStatus = lazyPart(async () => (await import('./BackupStatus.tsx')).BackupStatus)
export const HealthStatus = lazyPart(async () => (await import('./HealthStatus.tsx')).HealthStatus)
