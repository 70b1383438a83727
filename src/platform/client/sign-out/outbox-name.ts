/**
 * The name of the database with what a person wrote and has not sent yet. With an empty text: the common beginning of these names.
 */
export const outboxName = (userId: number | ''): string => `nestling-outbox-${userId}`
