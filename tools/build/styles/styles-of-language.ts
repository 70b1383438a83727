import type { Language } from '../../../src/language/languages.ts'

/** Leaves out the rules for other languages, such as `&:lang(ar) { … }`: no page of this build is in one of them. */
export const withStylesOf = (language: Language, css: string): string =>
  css.replace(/[ \t]*&:lang\(([\w-]+)\)\s*\{[^{}]*\}\n?/g, (rule, of) => (of === language ? rule : ''))
