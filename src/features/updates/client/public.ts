export { useLatestUpdates } from './data.ts'
export { RecentUpdates } from './RecentUpdates.tsx'
