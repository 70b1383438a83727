/** The address of every page, for the server that answers it and the client that draws it. */
export const pagePaths = [
  '/',
  '/sign-in',
  '/set-up',
  '/access-denied',
  '/guide',
  '/appointments',
  '/album',
  '/contacts',
  '/wishlist',
  '/family',
  '/share',
  '/admin',
] as const

export type PagePath = (typeof pagePaths)[number]
