/** "the journey of Pip", or "the journeys of Pip and Robin". */
export const journeysOf = (names: readonly string[]) =>
  `the ${names.length === 1 ? 'journey' : 'journeys'} of ${listOf(names)}`

export const listOf = (names: readonly string[]) => new Intl.ListFormat('en').format(names)
