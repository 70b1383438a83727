/** What a member of a pregnancy is to it, who may do most first. */
export const roles = ['admin', 'family', 'guest'] as const
export type Role = (typeof roles)[number]
