/** The journeys of the people in tests, and who the parents are. */
export const journeys = {
  pip: {
    babyName: 'Pip',
    timeZone: 'Europe/London',
    parents: [
      { name: 'mother', part: 'mother', displayName: 'Nora', calledAs: 'Mum' },
      { name: 'partner', part: 'partner', displayName: 'Sam', calledAs: 'Baba' },
    ],
  },
  neighbours: { babyName: 'Feijão', timeZone: 'America/Sao_Paulo', parents: [] },
} as const
