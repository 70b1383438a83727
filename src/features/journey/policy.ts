/** People with the right to found a journey may begin one if they follow none yet. */
export const mayFoundJourney = (person: { mayFound: boolean; membership: object | null }): boolean =>
  person.mayFound && person.membership === null
