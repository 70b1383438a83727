/** Names the session an answer belongs to. The service worker caches answers of one session at a time. */
export const cacheOwnerHeader = 'nestling-cache-owner'
