import { existsSync, readFileSync } from 'node:fs'
import * as z from 'zod/mini'
import { currentLanguage } from '#language/current-language.ts'
import { isEnglish } from '#language/languages.ts'
import type { OtherLanguage } from '../../contract.ts'
import { type Body, splitBody } from './split-body.ts'

const folder = new URL('../../content/', import.meta.url)

/** A file that is the same in every language. */
export const contentFile = (name: string): URL => new URL(name, folder)

/** The file in the current language, or the English one if there is none. */
export function translatedFile(name: string): URL {
  const file = new URL(`${currentLanguage()}/${name}`, folder)
  return existsSync(file) ? file : contentFile(name)
}

/** English, if the page is in another language but nobody has translated the file; otherwise undefined. */
export function otherLanguageOf(file: URL): OtherLanguage {
  const isTranslated = new URL('.', file).href !== folder.href
  return isTranslated || isEnglish(currentLanguage()) ? undefined : { lang: 'en', dir: 'ltr' }
}

export const weekFile = (week: number): URL => translatedFile(`week-${String(week).padStart(2, '0')}.md`)

/** Reads a content file; errors name the file. */
export function readContentFile<Result>(file: URL, read: (text: string) => Result): Result {
  try {
    return read(readFileSync(file, 'utf8'))
  } catch (cause) {
    throw new Error(`The content in ${file.pathname} cannot be used: ${reason(cause)}`, { cause })
  }
}

/** The front matter as text, and the body in its sections. */
export function splitFile(text: string): { head: string; body: Body } {
  const [, head, body] = /^---\r?\n([\s\S]*?)\r?\n---\r?\n([\s\S]*)$/.exec(text) ?? []
  if (head === undefined || body === undefined) throw new Error('it does not begin with front matter between --- lines')
  return { head, body: splitBody(body) }
}

const Sources = z.record(z.string(), z.strictObject({ title: z.string(), tier: z.int().check(z.gte(1), z.lte(3)) }))

let allSources: z.infer<typeof Sources> | undefined

/** The sources of these keys with their titles. */
export function sourcesOf(keys: readonly string[]): { key: string; title: string }[] {
  allSources ??= Sources.parse(JSON.parse(readFileSync(contentFile('sources.json'), 'utf8')))
  const known = allSources
  return keys.map((key) => {
    const source = known[key]
    if (!source) throw new Error(`sources.json has no source ${key}`)
    return { key, title: source.title }
  })
}

function reason(cause: unknown): string {
  if (cause instanceof z.core.$ZodError) return z.prettifyError(cause)
  return cause instanceof Error ? cause.message : String(cause)
}
