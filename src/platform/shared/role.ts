/** What a member of a pregnancy is to it. */
export const roles = ['admin', 'family', 'guest'] as const
export type Role = (typeof roles)[number]
