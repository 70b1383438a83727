/** The name of the database with what a person wrote and has not sent yet; with an empty text, the beginning of all names. */
export const outboxName = (userId: number | ''): string => `nestling-outbox-${userId}`
