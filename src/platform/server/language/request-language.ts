/** The language in which the server writes: that of the person who sent the request, or who receives the message. */
import { AsyncLocalStorage } from 'node:async_hooks'
import { findLanguageBy } from '#language/current-language.ts'
import { loadLanguage } from '#language/in-languages.ts'
import { type Language, sourceLanguage } from '#language/languages.ts'

const current = new AsyncLocalStorage<{ language: Language }>()

findLanguageBy(() => current.getStore()?.language ?? sourceLanguage)

/** Runs a function in which all texts are in this language, until its promise resolves. */
export const inLanguage = <Result>(language: Language, run: () => Result): Result => current.run({ language }, run)

/** Changes the language for the rest of the running `inLanguage`. Call this when the person's language is known. */
export async function setLanguage(language: Language): Promise<void> {
  const context = current.getStore()
  // Most people speak the language that their browser prefers, so there is usually nothing to do.
  if (context?.language === language) return
  await loadLanguage(language)
  if (context) context.language = language
}
