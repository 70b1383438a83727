/** What people see in place of a page, in one chunk, because each is small. */
export { AdminsOnlyPage } from './AdminsOnlyPage.tsx'
export { ClosedSectionPage } from './ClosedSectionPage.tsx'
export { NotFoundPage } from './NotFoundPage.tsx'
