/**
 * The header that names who wrote a request, and in which journey. The server refuses the request if the session is
 * somebody else's, or shows another journey. So what waited for a network is never sent under another name.
 */
export const senderHeader = 'nestling-sender'

/** The value of the header. `pregnancyId` is null for a person without a journey. */
export const senderOf = (userId: number, pregnancyId: number | null): string => `${userId}-${pregnancyId ?? 0}`
