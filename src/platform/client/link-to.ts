import { visit } from './visit.ts'

/** The address of one of our paths as others can open it: not every address that works here works for them. */
export const linkTo = (path: string): string => (visit.publicOrigin ?? location.origin) + path
