/** The header that names the session of a response. The service worker caches responses of one session at a time. */
export const cacheOwnerHeader = 'nestling-cache-owner'
