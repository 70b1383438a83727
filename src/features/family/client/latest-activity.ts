/** How many are connected while nobody has been counted: the width of a place, never a claim. */
export const uncountedFamily = 8

/** The faces that the home screen shows before it counts the rest. */
export const facesShown = 4

export type SharedUpdate = { createdAt: string; author: { firstName: string } }
type Joined = { joinedAt: string | null; user: { firstName: string } }
type Activity = { who: string; what: 'joined' | 'shared an update'; at: string }

/** What happened last among the family: somebody joined, or shared an update. */
export function latestActivity(family: readonly Joined[], update: SharedUpdate | undefined): Activity | undefined {
  const activities: Activity[] = family.flatMap(({ joinedAt, user }) =>
    joinedAt === null ? [] : [{ who: user.firstName, what: 'joined', at: joinedAt }],
  )
  if (update) activities.push({ who: update.author.firstName, what: 'shared an update', at: update.createdAt })
  return activities.sort((one, other) => Date.parse(other.at) - Date.parse(one.at))[0]
}
