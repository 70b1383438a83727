/** The messages between the service worker and the pages. */

/** The header with a cached response's time, in milliseconds. */
export const cachedAtHeader = 'nestling-kept-at'

/**
 * What the service worker tells a page: when answers that it was just given are from, null for those of the network, and
 * none where only the network has been heard of; or to leave.
 */
export type Notice = { readonly answers: Readonly<Record<string, number | null>> } | { readonly left: true }
