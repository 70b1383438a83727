/** A new idempotency key, so the server recognises a request that is repeated after a lost response. */
export const createSendKey = (): string =>
  // Not `randomUUID`, because browsers have it only on https pages.
  crypto.getRandomValues(new Uint32Array(4)).join('-')
