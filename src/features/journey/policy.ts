/** Any parent may change the state of the journey. While no parents are named, any admin may. */
export const mayChangeState = (parents: readonly { userId: number }[], userId: number): boolean =>
  parents.length === 0 || parents.some((parent) => parent.userId === userId)

/** People with the right to begin a journey may use it only while they follow none. */
export const mayBeginJourneyNow = (person: { mayBeginJourney: boolean; membership: object | null }): boolean =>
  person.mayBeginJourney && person.membership === null
