/** Helpers for texts in Arabic. */

/** Numbers have the digits 0 to 9, as in the texts. With `ar` alone, some browsers show other digits. */
export const locale = 'ar-u-nu-latn'

export const decimalSign = '.'

type Forms = {
  /** For 0. If it is missing, 0 has the form `other`. */
  readonly zero?: string
  readonly one: string
  readonly two: string
  /** For 3 to 10, also after hundreds: 103 to 110. */
  readonly few: string
  /** For 11 to 99, also after hundreds: 111 to 199. */
  readonly many: string
  /** For 100, 101, 102, 200 … and for fractions. */
  readonly other: string
}

/** Chooses the text for a number: plural(count, { one: 'صورة واحدة', two: 'صورتان', few: `${count} صور`, … }) */
export const plural = (count: number, forms: Forms): string => {
  const number = Math.abs(count)
  const rest = number % 100
  if (number === 0) return forms.zero ?? forms.other
  if (number === 1) return forms.one
  if (number === 2) return forms.two
  if (!Number.isInteger(number) || rest < 3) return forms.other
  return rest <= 10 ? forms.few : forms.many
}

/**
 * Wraps a name, or any words that may have Latin letters, so that the words and signs around it keep their places.
 * At the beginning of a text, it also keeps the text from running from left to right.
 */
export const isolate = (text: string): string => `\u2068${text}\u2069`

// Counted nouns as a subject, after a colon, or alone

export const daysLeft = (count: number): string =>
  plural(count, {
    one: 'بقي يوم واحد',
    two: 'بقي يومان',
    few: `بقيت ${count} أيام`,
    many: `بقي ${count} يومًا`,
    other: `بقي ${count} يوم`,
  })

export const pounds = (count: number): string =>
  plural(count, {
    one: 'رطل واحد',
    two: 'رطلان',
    few: `${count}\u00a0أرطال`,
    many: `${count}\u00a0رطلًا`,
    other: `${count}\u00a0رطل`,
  })

export const poundsAndOunces = (wholePounds: number, ounces: number): string =>
  `${pounds(wholePounds)} و${plural(ounces, {
    one: 'أونصة واحدة',
    two: 'أونصتان',
    few: `${ounces}\u00a0أونصات`,
    many: `${ounces}\u00a0أونصة`,
    other: `${ounces}\u00a0أونصة`,
  })}`

// Counted nouns after a verbal noun, a verb or a preposition. Here the form for two is يومين, elsewhere يومان.

export const ofMinutes = (count: number): string =>
  plural(count, {
    one: 'دقيقة واحدة',
    two: 'دقيقتين',
    few: `${count} دقائق`,
    many: `${count} دقيقة`,
    other: `${count} دقيقة`,
  })

export const ofHours = (count: number): string =>
  plural(count, {
    one: 'ساعة واحدة',
    two: 'ساعتين',
    few: `${count} ساعات`,
    many: `${count} ساعة`,
    other: `${count} ساعة`,
  })

export const ofDays = (count: number): string =>
  plural(count, {
    one: 'يوم واحد',
    two: 'يومين',
    few: `${count} أيام`,
    many: `${count} يومًا`,
    other: `${count} يوم`,
  })

export const ofPhotos = (count: number): string =>
  plural(count, {
    one: 'صورة واحدة',
    two: 'صورتين',
    few: `${count} صور`,
    many: `${count} صورة`,
    other: `${count} صورة`,
  })
