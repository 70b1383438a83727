/** An idempotency key, so the server recognises a request that is sent again after a lost answer. */
export const drawSendKey = (): string =>
  // Not randomUUID: pages served without https have none.
  crypto.getRandomValues(new Uint32Array(4)).join('-')
