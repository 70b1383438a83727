import type { ReactionKind } from './reactions.ts'

/** The names of the reactions. */
export const reactionWords: Readonly<Record<ReactionKind, string>> = {
  heart: 'Love',
  smile: 'Smile',
  clap: 'Applause',
  hug: 'Hug',
  tear: 'Tear of joy',
  star: 'Star',
}
