/** The roles of members, from most to fewest rights. */
export const roles = ['admin', 'family', 'guest'] as const
export type Role = (typeof roles)[number]

/**
 * What an admin still has to do before admin rights apply, if the journey requires a second step of admins: set one up,
 * or sign in again with it.
 */
export type AdminStep = 'set-up' | 'pass'
