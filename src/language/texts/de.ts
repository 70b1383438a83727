/** Helpers for texts in German. */

export const locale = 'de'

export const decimalSign = ','

export const plural = (count: number, one: string, other: string): string => (count === 1 ? one : other)

export const isolate = (text: string): string => text
