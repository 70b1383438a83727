/** How lengths and weights are shown. */
export const units = ['metric', 'us'] as const
export type Units = (typeof units)[number]
