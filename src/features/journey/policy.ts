/** People with the right to found a journey may do so if they follow none. */
export const mayFoundJourney = (person: { mayFound: boolean; membership: object | null }): boolean =>
  person.mayFound && person.membership === null
