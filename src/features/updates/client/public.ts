export { RecentUpdates } from './RecentUpdates.tsx'
