/** What the service worker and the pages have to agree on. */

/** Who is signed in: the call that says whose answers are kept. */
export const userPath = '/api/auth/user'

/** Of a kept answer, when it was given, in milliseconds. */
export const keptAtHeader = 'nestling-kept-at'

/**
 * What the service worker tells a page: when answers that it was just given are from, null for those of the network, and
 * none where only the network has been heard of; or to leave.
 */
export type Notice = { readonly answers: Readonly<Record<string, number | null>> } | { readonly left: true }
