/** The roles of members, that with the most rights first. */
export const roles = ['admin', 'family', 'guest'] as const
export type Role = (typeof roles)[number]

/**
 * What an admin has to do before admin rights apply, where their journey asks admins for a second step: set one up, or pass
 * it at a new sign-in.
 */
export type AdminStep = 'set-up' | 'pass'
