/** Helpers for texts in French. */

export const locale = 'fr'

export const decimalSign = ','

export const plural = (count: number, one: string, other: string): string => (Math.abs(count) < 2 ? one : other)

/** A name after “de”: "de Nora", "d’Emma". */
export const de = (name: string): string =>
  /^([aeiouœæø]|y(?![aeiou]))/i.test(name.normalize('NFD')) ? `d’${name}` : `de ${name}`

export const isolate = (text: string): string => text
