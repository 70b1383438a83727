/**
 * The page to open after signing in: the one in the address's fragment if it is one of ours, else home. Anybody can write
 * a link with a fragment, so only paths of our own pages are accepted.
 */
export function wantedPage(isPage: (path: string) => boolean): string {
  const wanted = location.hash.slice(1)
  if (!wanted.startsWith('/') || !URL.canParse(wanted, location.origin)) return '/'
  const { origin, pathname, search } = new URL(wanted, location.origin)
  const isOurs = origin === location.origin && isPage(pathname) && pathname !== '/sign-in'
  return isOurs ? pathname + search : '/'
}
