/** Invitations: what a code is made of, and how long they are good. */
import type { Role } from '#platform/shared/role.ts'

/** A to Z without those that are taken for others: I, L, O and Q. */
export const codeLetters = 'ABCDEFGHJKMNPRSTUVWXYZ'
export const codeLength = 8

/** What a code is when nothing else was asked for. */
export const codeDefaults = { role: 'family', maxUses: 10, expiresInDays: null } as const
export const codeLimits = { maxUses: 10, days: 365 } as const

export const invitationDays = 14

/** More than any family is: what is beyond could not be listed, and nobody may be in, or be let in, unseen. */
export const mostMembers = 1000
export const mostInvitations = 200

/** Whom a code may bring in: an admin is asked in by name. */
export const rolesByCode = ['family', 'guest'] as const

/** `abcd-efgh ` → `ABCDEFGH`; null when it cannot be a code. Letters that only look like ours are other letters. */
export function readCode(typed: string): string | null {
  const code = typed.replace(/[\s-]/g, '').toUpperCase()
  return code.length === codeLength && [...code].every((letter) => codeLetters.includes(letter)) ? code : null
}

/** How far a code is used: "3/10", or "3/∞". */
export const usedWords = ({ usedCount, maxUses }: { usedCount: number; maxUses: number | null }): string =>
  `${usedCount}/${maxUses ?? '∞'}`

/** A code as it is read aloud: "ABCD EFGH". */
export const spaceCode = (code: string): string => code.replace(/.{4}(?=.)/g, '$& ')

/** "Nora", "Nora & Sam", "Nora, Sam & Ruth". */
export const namesTogether = (names: readonly string[]): string =>
  names.length < 2 ? (names[0] ?? '') : `${names.slice(0, -1).join(', ')} & ${names.at(-1)}`

/** What a role is called where a person reads it. */
export const roleWords = { admin: 'Admin', family: 'Family', guest: 'Guest' } as const satisfies Record<Role, string>

export const memberStatuses = ['pending', 'accepted'] as const

/** What became of the mail that asks a pending member in: null where this installation sends none. */
export const mailStates = ['waiting', 'sent', 'failed'] as const
