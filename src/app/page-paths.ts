/** The address of every page, for the server that answers it and the client that draws it. */
export const pagePaths = [
  '/',
  '/sign-in',
  '/forgot-password',
  '/reset-password',
  '/set-up',
  '/access-denied',
  '/guide',
  '/appointments',
  '/album',
  '/contacts',
  '/wishlist',
  '/family',
  '/share',
  '/trash',
  '/admin',
  '/account',
] as const

export type PagePath = (typeof pagePaths)[number]
