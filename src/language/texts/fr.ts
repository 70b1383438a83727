/** What texts in French need. */

export const locale = 'fr'

export const plural = (count: number, one: string, other: string): string => (Math.abs(count) < 2 ? one : other)
