import { type Language, sourceLanguage } from './languages.ts'

let findLanguage = (): Language => sourceLanguage

/** The language of the page; in the server, the language of the request or message that it is working on. */
export const currentLanguage = (): Language => findLanguage()

/** Makes `currentLanguage` call this function. */
export function findLanguageBy(find: () => Language): void {
  findLanguage = find
}
