/** Pages that are shown instead of the requested one, in one chunk because each is small. */

export { AdminsOnlyPage } from './AdminsOnlyPage.tsx'
export { ClosedSectionPage } from './ClosedSectionPage.tsx'
export { NotFoundPage } from './NotFoundPage.tsx'
