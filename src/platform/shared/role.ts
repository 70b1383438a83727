/** The roles of members, that with the most rights first. */
export const roles = ['admin', 'family', 'guest'] as const
export type Role = (typeof roles)[number]
