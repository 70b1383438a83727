/** The header with a hash of the session that a response is for. The service worker caches one session at a time. */
export const cacheOwnerHeader = 'nestling-cache-owner'
