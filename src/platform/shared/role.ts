/** The roles of members, the most powerful first. */
export const roles = ['admin', 'family', 'guest'] as const
export type Role = (typeof roles)[number]
