import type { User } from '#features/sign-in/contract.ts'

/** Whether a page's section is closed to this person. The section's name is the page's path without the slash. */
export const isClosed = (path: string, { rights }: User): boolean =>
  new Map<string, string>(Object.entries(rights ?? {})).get(path.slice(1)) === 'nothing'
