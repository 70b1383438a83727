export { useUpdates } from './data.ts'
export { RecentUpdates } from './RecentUpdates.tsx'
