/** While the count loads, the page reserves the width of this number. The number is never shown. */
export const placeholderCount = 8

/** The number of faces on the home screen. Further members are shown as a count. */
export const facesShown = 4

export type SharedUpdate = { createdAt: string; author: { firstName: string } }
type Joined = { joinedAt: string | null; user: { firstName: string } }
type Activity = { who: string; what: 'joined' | 'shared'; at: string }

/** The latest activity: somebody joined, or shared an update. */
export function latestActivity(family: readonly Joined[], update: SharedUpdate | undefined): Activity | undefined {
  const activities: Activity[] = family.flatMap(({ joinedAt, user }) =>
    joinedAt === null ? [] : [{ who: user.firstName, what: 'joined', at: joinedAt }],
  )
  if (update) activities.push({ who: update.author.firstName, what: 'shared', at: update.createdAt })
  return activities.sort((one, other) => Date.parse(other.at) - Date.parse(one.at))[0]
}
