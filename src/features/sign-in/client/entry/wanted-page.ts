/**
 * The page to open after signing in: the path in the address's fragment, or home. Anybody can write a link with a fragment,
 * so this returns only paths of Nestling's own pages.
 */
export function wantedPage(isPage: (path: string) => boolean): string {
  const wanted = location.hash.slice(1)
  if (!wanted.startsWith('/') || !URL.canParse(wanted, location.origin)) return '/'
  const { origin, pathname, search } = new URL(wanted, location.origin)
  const isOurs = origin === location.origin && isPage(pathname) && pathname !== '/sign-in'
  return isOurs ? pathname + search : '/'
}
