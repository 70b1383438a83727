/** The text with accents and 40 % longer, so that people who look at a page see which texts were not translated. */
export function pseudo(text: string): string {
  const letters = [...text].filter((letter) => /\p{L}/u.test(letter)).length
  if (letters === 0) return text
  const accented = [...text].map((letter) => accents[letter] ?? letter).join('')
  return `${accented}${'·'.repeat(Math.ceil(letters * 0.4))}`
}

const accents: Readonly<Record<string, string>> = {
  a: 'á',
  c: 'ç',
  e: 'é',
  i: 'í',
  n: 'ñ',
  o: 'ó',
  s: 'š',
  u: 'ú',
  y: 'ý',
  z: 'ž',
  A: 'Á',
  C: 'Ç',
  E: 'É',
  I: 'Í',
  N: 'Ñ',
  O: 'Ó',
  S: 'Š',
  U: 'Ú',
  Y: 'Ý',
  Z: 'Ž',
}
