import { texts as language } from '#language/texts/texts.ts'

/** "Nora", "Nora and Sam", or "Nora, Sam, and Ruth". */
export const listOf = (things: readonly string[]): string => new Intl.ListFormat(language.locale).format(things)
