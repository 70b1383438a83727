/** How many babies are carried, and whether any share a placenta. Care and dates depend on this. */
export const carryings = ['unknown', 'one', 'several', 'shared-placenta', 'own-placentas'] as const
export type Carrying = (typeof carryings)[number]

/** Whether any of several babies share a placenta, or each has its own. */
export const placentas = ['shared', 'own'] as const
export type Placentas = (typeof placentas)[number]

type Babies = {
  /** Null if nobody said how many there are. */
  readonly babies: number | null
  /** Null if it is not known. */
  readonly placentas: Placentas | null
}

export function carryingOf({ babies, placentas }: Babies): Carrying {
  if (babies === null) return 'unknown'
  if (babies === 1) return 'one'
  return placentas === null ? 'several' : ({ shared: 'shared-placenta', own: 'own-placentas' } as const)[placentas]
}

/** Null if it is not known, or there is one baby. */
export function placentasOf(carrying: Carrying): Placentas | null {
  if (carrying === 'shared-placenta') return 'shared'
  return carrying === 'own-placentas' ? 'own' : null
}

export const isSeveral = (carrying: Carrying): boolean => carrying !== 'unknown' && carrying !== 'one'
