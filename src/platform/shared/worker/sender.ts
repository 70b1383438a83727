/**
 * The header that names the person who made a request, and that person's journey. The server refuses the request if the
 * session belongs to another person, or if the person is now in another journey. So a change that waited for a network is
 * never saved in another person's name.
 */
export const senderHeader = 'nestling-sender'

/** The value of the header. `pregnancyId` is null for a person without a journey. */
export const senderOf = (userId: number, pregnancyId: number | null): string => `${userId}-${pregnancyId ?? 0}`
