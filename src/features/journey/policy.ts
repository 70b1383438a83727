/** Any parent may change the state of the journey. While no parents are named, any admin may. */
export const mayChangeState = (parents: readonly { userId: number }[], userId: number): boolean =>
  parents.length === 0 || parents.some((parent) => parent.userId === userId)

/** People with the right to found a journey may do so if they follow none. */
export const mayFoundJourney = (person: { mayFound: boolean; membership: object | null }): boolean =>
  person.mayFound && person.membership === null
