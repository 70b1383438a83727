/** The messages and headers between the service worker and the pages. */

/** The header that says when a cached response was stored, in milliseconds since 1970. */
export const cachedAtHeader = 'nestling-kept-at'

/** Marks a prefetch request. The page does not show the response, so the worker does not report it as shown. */
export const prefetchHeader = 'nestling-prefetch'

/** The message that a page sends to the service worker when somebody signs out on the page. */
export const signOutNotice = 'signing out'

/**
 * A message from the service worker to a page. `answers` has the address of each response that the page just got, with the
 * time when it was cached, or null if it came from the network. Empty `answers` say only that there is a network again.
 * `left` tells the page to leave.
 */
export type Notice = { readonly answers: Readonly<Record<string, number | null>> } | { readonly left: true }
