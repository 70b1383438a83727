/**
 * The languages of the app. Each has a file in every `texts` folder, except `pseudo`, and `en-gb` if it equals `en`.
 */

/** `pseudo` is English with accents and 40 % longer. It reveals untranslated texts, and places that are too small. */
export const languages = ['en', 'en-gb', 'de', 'es', 'fr', 'ar', 'pseudo'] as const
export type Language = (typeof languages)[number]

/** The languages that people can choose: those in which everything is translated. */
export const offeredLanguages = ['en', 'en-gb', 'de', 'es', 'fr'] as const satisfies readonly Language[]

/** The language in which texts are written first. A text that another language lacks is shown in this one. */
export const sourceLanguage = 'en' satisfies Language

/** American and British English. `en-gb` only has files for texts that differ from `en` (`src/language/english`). */
const kindsOfEnglish: readonly Language[] = ['en', 'en-gb']

export const isEnglish = (language: Language): boolean => kindsOfEnglish.includes(language)

type Facts = {
  /** The BCP 47 tag, for the page’s `lang` and for `Intl`. */
  readonly tag: string
  /** The name of the language in this language. */
  readonly name: string
  readonly direction: 'ltr' | 'rtl'
}

export const languageFacts: Readonly<Record<Language, Facts>> = {
  en: { tag: 'en-US', name: 'English (US)', direction: 'ltr' },
  'en-gb': { tag: 'en-GB', name: 'English (UK)', direction: 'ltr' },
  de: { tag: 'de', name: 'Deutsch', direction: 'ltr' },
  es: { tag: 'es', name: 'Español', direction: 'ltr' },
  fr: { tag: 'fr', name: 'Français', direction: 'ltr' },
  ar: { tag: 'ar', name: 'العربية', direction: 'rtl' },
  pseudo: { tag: 'en-XA', name: 'Pseudo', direction: 'ltr' },
}

/** The attributes of the `<html>` tag: ` lang="de"`, and the direction of a language that is written from right to left. */
export function languageAttributes(language: Language): string {
  const { tag, direction } = languageFacts[language]
  return ` lang="${language === sourceLanguage ? 'en' : tag}"${direction === 'rtl' ? ' dir="rtl"' : ''}`
}

/**
 * The offered language that a browser prefers, from its `Accept-Language` header (RFC 9110, section 12.5.4). Null if
 * it prefers none of them.
 */
export function preferredLanguage(
  header: string | undefined,
  offered: readonly Language[] = offeredLanguages,
): Language | null {
  if (!header) return null
  const wanted = header
    .slice(0, 200)
    .split(',')
    .map((part) => {
      const [tag = '', ...parameters] = part.trim().toLowerCase().split(';')
      const quality = parameters.find((each) => each.trim().startsWith('q='))
      return { tag, quality: quality ? Number(quality.trim().slice(2)) : 1 }
    })
    .filter(({ quality }) => quality > 0)
    .sort((one, other) => other.quality - one.quality)
  for (const { tag } of wanted) {
    const language = languageOf(tag)
    const found = offered.find((each) => each === language)
    if (found) return found
  }
  return null
}

/** The language of a tag in lower case: its first part, such as `de` of `de-at`, or one of the two kinds of English. */
function languageOf(tag: string): string {
  const [base = '', ...more] = tag.split('-')
  if (base !== 'en') return base
  return more.length === 0 || more.some((part) => americanEnglish.includes(part)) ? 'en' : 'en-gb'
}

// The countries and territories whose English is derived from American English in the CLDR. The English of all others
// is derived from “world English”, which is close to British English.
const americanEnglish = ['us', 'as', 'gu', 'mh', 'mp', 'ph', 'pr', 'um', 'vi', 'bi']
