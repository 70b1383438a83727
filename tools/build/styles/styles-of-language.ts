import type { Language } from '../../../src/language/languages.ts'

/** Removes CSS rules for other languages, such as `&:lang(ar) { … }`: all pages of a build have one language. */
export const withStylesOf = (language: Language, css: string): string =>
  css.replace(/[ \t]*&:lang\(([\w-]+)\)\s*\{[^{}]*\}\n?/g, (rule, of) => (of === language ? rule : ''))
