/** "the journey of Pip", or "the journeys of Pip and Robin". */
export const journeysOf = (names: readonly string[]) =>
  `the ${names.length === 1 ? 'journey' : 'journeys'} of ${listOf(names)}`

/** "The journey of Pip ends", or "The journeys of Pip and Robin end". */
export const endOfJourneys = (names: readonly string[]) =>
  names.length === 1 ? `The journey of ${listOf(names)} ends` : `The journeys of ${listOf(names)} end`

export const listOf = (names: readonly string[]) => new Intl.ListFormat('en').format(names)
