/** The six reactions, in the order in which people choose among them. */
export const reactionKinds = ['heart', 'smile', 'clap', 'hug', 'tear', 'star'] as const
export type ReactionKind = (typeof reactionKinds)[number]

/** The reactions to a thing, as one person sees them. */
export type Reactions = {
  /** The number of reactions. */
  readonly likes: number
  /** How many there are of each kind, most frequent first. A kind that nobody chose is left out. */
  readonly reactions: { kind: ReactionKind; count: number }[]
  /** The person's own reaction. */
  readonly ownReaction: ReactionKind | null
}

type Counts = ReadonlyMap<ReactionKind, number>

/** The reactions with these counts. */
export function describeReactions(counts: Counts, ownReaction: ReactionKind | null): Reactions {
  const reactions = reactionKinds
    .map((kind) => ({ kind, count: counts.get(kind) ?? 0 }))
    .filter(({ count }) => count > 0)
    .sort((one, other) => other.count - one.count)
  return { likes: reactions.reduce((sum, { count }) => sum + count, 0), reactions, ownReaction }
}

/** The reactions after this person has chosen `kind`, or has taken their reaction back (null). */
export function changeReaction({ reactions, ownReaction }: Reactions, kind: ReactionKind | null): Reactions {
  const counts = new Map(reactions.map((one) => [one.kind, one.count]))
  if (ownReaction !== null) counts.set(ownReaction, (counts.get(ownReaction) ?? 1) - 1)
  if (kind !== null) counts.set(kind, (counts.get(kind) ?? 0) + 1)
  return describeReactions(counts, kind)
}
