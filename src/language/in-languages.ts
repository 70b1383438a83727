import { currentLanguage } from './current-language.ts'
import { type Language, languages, sourceLanguage } from './languages.ts'
import { pseudo } from './pseudo.ts'

/** The type that a translation must have: any text in place of a text, and a function with the same parameters. */
export type Translated<Source> = Source extends string
  ? string
  : Source extends (...values: infer Values) => infer Result
    ? (...values: Values) => Result extends string ? string : Result
    : { readonly [Key in keyof Source]: Translated<Source[Key]> }

/** The texts of a folder in each language. `en` is complete; the others are translations of it. */
type InEachLanguage<Source> = { readonly en: Source } & {
  readonly [Other in Exclude<Language, 'en'>]?: Translated<Source>
}

/** Loads the texts of a folder in one language. */
type Load = () => Promise<object>

/** The functions that load the missing texts of each language. A module that is loaded later may add some. */
const waiting = new Map<Language, Set<() => Promise<void>>>()

/** Loads the texts of a language that the server did not load at its start. Returns undefined if all are loaded. */
export function loadLanguage(language: Language): Promise<unknown> | undefined {
  const loads = waiting.get(language)
  // Calls during a load start it again. That is harmless, because Node imports each file only once.
  return loads && loads.size > 0 ? Promise.all([...loads].map((load) => load())) : undefined
}

/**
 * Returns the texts in the current language. The language is looked up whenever a text is read. So a text that is read
 * while a module loads stays in the language of that moment. The build of the client replaces a file that calls this
 * function with the texts of one language (tools/build/texts/one-language.ts). The server’s bundle contains only
 * English at the start, and loads the other languages with `later` (tools/build/texts/later-languages.ts).
 */
export function inLanguages<Source extends object>(
  all: InEachLanguage<Source>,
  later: Readonly<Partial<Record<Language, Load>>> = {},
): Translated<Source> {
  const byLanguage: Partial<Record<Language, object>> = { ...all }
  for (const language of languages) {
    const load = later[language]
    if (!load) continue
    const loads = waiting.get(language) ?? new Set()
    waiting.set(language, loads)
    const loadOnce = async () => {
      byLanguage[language] = await load()
      loads.delete(loadOnce)
    }
    loads.add(loadOnce)
  }
  const texts = {}
  for (const name of Object.keys(all[sourceLanguage]))
    Object.defineProperty(texts, name, {
      enumerable: true,
      get: () => {
        const language = currentLanguage()
        const translated = byLanguage[language]
        const entry = Reflect.get(translated ?? all[sourceLanguage], name)
        return language === 'pseudo' && !translated ? inPseudo(entry) : entry
      },
    })
  return texts as Translated<Source>
}

/** Turns a text, a function that returns one, or an object of these into the pseudo-language. */
function inPseudo(entry: unknown): unknown {
  if (typeof entry === 'string') return pseudo(entry)
  if (typeof entry === 'function') return (...values: unknown[]) => inPseudo(entry(...values))
  if (entry === null || typeof entry !== 'object') return entry
  // An instance of a class, such as markup that the server prints, is not a text.
  if (!Array.isArray(entry) && Object.getPrototypeOf(entry) !== Object.prototype) return entry
  return Array.isArray(entry)
    ? entry.map(inPseudo)
    : Object.fromEntries(Object.entries(entry).map(([key, value]) => [key, inPseudo(value)]))
}
