import { texts } from './texts/texts.ts'

/** "Nora", "Nora and Sam", or "Nora, Sam, and Ruth". */
export const listOfNames = (names: readonly string[]): string =>
  // Created here and not when the module loads, because the first use of Intl blocks a slow phone for 0.1 s.
  new Intl.ListFormat(texts.locale).format(names.map((name) => texts.isolate(name)))
