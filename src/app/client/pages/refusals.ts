/** Pages that replace a page that is missing or that the person may not see. They are one chunk, because each is small. */

export { AdminsOnlyPage } from './AdminsOnlyPage.tsx'
export { ClosedSectionPage } from './ClosedSectionPage.tsx'
export { NotFoundPage } from './NotFoundPage.tsx'
