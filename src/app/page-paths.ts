/** The path of every page. The server responds to these paths, and the client shows the pages. */
export const pagePaths = [
  '/',
  '/sign-in',
  '/forgot-password',
  '/reset-password',
  '/set-up',
  '/access-denied',
  '/guide',
  '/labour',
  '/movements',
  '/appointments',
  '/album',
  '/contacts',
  '/wishlist',
  '/news',
  '/stop-mail',
  '/family',
  '/share',
  '/trash',
  '/admin',
  '/account',
] as const

export type PagePath = (typeof pagePaths)[number]
