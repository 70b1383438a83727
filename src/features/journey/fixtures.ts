/** The journeys of the cast. */
export const journeys = {
  pip: { babyName: 'Pip', timeZone: 'Europe/London' },
  neighbours: { babyName: 'Feijão', timeZone: 'America/Sao_Paulo' },
} as const
