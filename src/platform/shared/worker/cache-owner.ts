/** Of an answer, whose session it was given to; what the service worker keeps, it keeps for one at a time. */
export const cacheOwnerHeader = 'nestling-cache-owner'
