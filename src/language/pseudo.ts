/** Returns the text with accents and 40 % longer, so that texts without a translation stand out on a page. */
export function pseudo(text: string): string {
  const letters = [...text].filter((letter) => /\p{L}/u.test(letter)).length
  if (letters === 0) return text
  const accented = [...text].map((letter) => accents[letter] ?? letter).join('')
  const dots = '·'.repeat(Math.ceil(letters * 0.4))
  // Spaces between groups of dots, so that the lines of a long text can break.
  return accented + (dots.match(/.{1,12}/g) ?? []).join(' ')
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
