/** The messages between the service worker and the pages. */

/** The header that says when a cached response was stored, in milliseconds since 1970. */
export const cachedAtHeader = 'nestling-kept-at'

/** The header of a prefetch. Its response is cached and not shown, so it says nothing about what the page shows. */
export const prefetchHeader = 'nestling-prefetch'

/** What a page tells the service worker when somebody signs out in it. */
export const signOutNotice = 'signing out'

/**
 * What the service worker tells a page. `answers`: the addresses it just answered, each with the time of the cached
 * response, or null for a network response; empty if only the network is known to be back. `left`: leave this page.
 */
export type Notice = { readonly answers: Readonly<Record<string, number | null>> } | { readonly left: true }
