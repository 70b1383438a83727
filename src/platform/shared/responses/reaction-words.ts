import type { ReactionKind, Reactions } from './reactions.ts'

/** The names of the reactions. */
export const reactionWords: Readonly<Record<ReactionKind, string>> = {
  heart: 'Love',
  smile: 'Smile',
  clap: 'Applause',
  hug: 'Hug',
  tear: 'Tear of joy',
  star: 'Star',
}

/** "2 Love, 1 Hug. Yours: Hug"; empty without reactions. */
export function reactionsInWords({ reactions, ownReaction }: Reactions): string {
  const counts = reactions.map(({ kind, count }) => `${count} ${reactionWords[kind]}`).join(', ')
  return ownReaction === null ? counts : `${counts}. Yours: ${reactionWords[ownReaction]}`
}
