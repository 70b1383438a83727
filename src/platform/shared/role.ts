/** The roles of members, from most to fewest rights. */
export const roles = ['admin', 'family', 'guest'] as const
export type Role = (typeof roles)[number]

/**
 * What an admin still has to do before admin rights apply, if the journey requires two-step sign-in of admins: set up a
 * second step, or sign in again with it.
 */
export type AdminStep = 'set-up' | 'pass'
