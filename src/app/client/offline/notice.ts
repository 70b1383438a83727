/**
 * What the service worker tells a page: whether its last answer was a kept one, and which of its answers are, with when
 * they were given; or to leave.
 */
export type Notice =
  | { readonly isAway: boolean; readonly kept: Readonly<Record<string, number>> }
  | { readonly left: true }
