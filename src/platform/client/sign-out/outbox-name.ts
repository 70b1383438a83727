/** The name of the database with a person's unsent changes; for '' in place of an id, the prefix of all such names. */
export const outboxName = (userId: number | ''): string => `nestling-outbox-${userId}`
