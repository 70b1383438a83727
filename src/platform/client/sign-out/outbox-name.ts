/**
 * The name of the database with a person's unsent changes. With an empty text, it is the prefix of all these names.
 */
export const outboxName = (userId: number | ''): string => `nestling-outbox-${userId}`
