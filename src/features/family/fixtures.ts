/** Who is on the way in to the journey of the cast. */
export const demoInvitation = { email: 'auntie@nestling.example', role: 'family' } as const

/** A code by which the grandmother and the friend came in. */
export const demoCode = { role: 'family', maxUses: 10 } as const
