/** The pending invitation to the demo family's journey. */
export const demoInvitation = { email: 'auntie@nestling.example', role: 'family' } as const

/** The code with which the grandmother and the friend joined. */
export const demoCode = { role: 'family', maxUses: 10 } as const
