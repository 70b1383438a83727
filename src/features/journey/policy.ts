/** Who was given the right to, and does not follow a journey yet, may begin one. */
export const mayFoundJourney = (person: { mayFound: boolean; membership: object | null }): boolean =>
  person.mayFound && person.membership === null
