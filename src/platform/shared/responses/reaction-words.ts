import { texts } from '../texts/texts.ts'
import type { Reactions } from './reactions.ts'

/** "2 Love, 1 Hug. Yours: Hug"; empty without reactions. */
export function reactionsInWords({ reactions, ownReaction }: Reactions): string {
  const counts = reactions.map(({ kind, count }) => texts.reactionCount(count, texts.reactions[kind])).join(', ')
  return ownReaction === null ? counts : texts.yourReaction(counts, texts.reactions[ownReaction])
}
