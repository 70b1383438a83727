/** The languages of the app. Each has its own file of texts in every `texts` folder. */

export const languages = ['en'] as const
export type Language = (typeof languages)[number]

/** The language in which the texts are written first. A text that another language lacks is shown in this one. */
export const sourceLanguage = 'en' satisfies Language

/** BCP 47 tags, for the page’s `lang` and for `Intl`. */
export const tags: Readonly<Record<Language, string>> = { en: 'en-US' }

/** The language with this BCP 47 tag; null if the app has no such language. */
export const languageOf = (tag: string): Language | null => languages.find((each) => tags[each] === tag) ?? null
