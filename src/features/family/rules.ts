/** The format and limits of invite codes and invitations, and the states of members. */

/** A to Z without the look-alikes I, L, O and Q. */
export const codeLetters = 'ABCDEFGHJKMNPRSTUVWXYZ'
export const codeLength = 8

/** The default settings of a code. */
export const codeDefaults = { role: 'family', maxUses: 10, expiresInDays: null } as const
export const codeLimits = { maxUses: 10, days: 365 } as const

export const invitationDays = 14

/** The maximum number of members. The list of members has no pages, so it has to fit all of them. */
export const mostMembers = 1000
export const mostInvitations = 200

/** The roles a code may give. A code cannot make somebody an admin, because people pass codes around. */
export const codeRoles = ['family', 'guest'] as const

/**
 * Reads `abcd-efgh ` as `ABCDEFGH`. Returns null if the input cannot be a code. Letters of other alphabets are not
 * accepted.
 */
export function readCode(typed: string): string | null {
  const code = typed.replace(/[\s-]/g, '').toUpperCase()
  return code.length === codeLength && [...code].every((letter) => codeLetters.includes(letter)) ? code : null
}

/** The number of uses of a code, and its limit: "3/10", or "3/∞". */
export const usedWords = ({ usedCount, maxUses }: { usedCount: number; maxUses: number | null }): string =>
  `${usedCount}/${maxUses ?? '∞'}`

/** A code spaced for reading aloud: "ABCD EFGH". */
export const spaceCode = (code: string): string => code.replace(/.{4}(?=.)/g, '$& ')

export const memberStatuses = ['pending', 'accepted'] as const

/** The states of an invitation's mail. The state is null if no mail was ever queued for the invitation. */
export const mailStates = ['waiting', 'sent', 'failed'] as const
