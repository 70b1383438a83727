import * as z from 'zod/mini'
import { countries } from '#platform/shared/place/countries.ts'
import { purposes } from '../../content/calls.ts'
import type { PlaceNumbers } from '../../contract.ts'
import { texts } from '../../texts/texts.ts'
import { contentFile, readContentFile } from '../weeks/read-file.ts'

/** A country’s emergency numbers and helplines. If the content file is invalid, throws an error that names the file. */
export function readNumbers(country: string | null): PlaceNumbers {
  table ??= readContentFile(contentFile('numbers.json'), parseNumbers)
  const own = table.numbers.filter((entry) => entry.country === country)
  const keys = [...new Set(own.flatMap(({ sources }) => sources))].sort()
  return {
    country,
    numbers: own.map(({ purpose, number, name, note }) => ({
      purpose,
      number,
      ...(name && { name }),
      ...(note && { note: texts.numberNotes[note] }),
    })),
    sources: keys.flatMap((key) => (table?.sources[key] ? [{ key, ...table.sources[key] }] : [])),
    // The page shows one date for all numbers, so take the oldest.
    checked: own.map(({ checked }) => checked).sort()[0] ?? null,
  }
}

let table: NumberTable | undefined

const noteNames = Object.keys(texts.numberNotes) as (keyof typeof texts.numberNotes)[]

const Entry = z
  .strictObject({
    country: z.string().check(z.refine((code) => countries.includes(code), 'not an ISO 3166 country code')),
    purpose: z.enum(purposes),
    number: z.string().check(z.regex(/^\d[\d -]*\d$/, 'cannot be dialled')),
    name: z.optional(z.string().check(z.minLength(2))),
    /** The name of a text. */
    note: z.optional(z.enum(noteNames)),
    sources: z.array(z.string()).check(z.minLength(1)),
    checked: z.iso.date(),
  })
  .check(z.refine(({ purpose, name }) => purpose === 'ambulance' || name !== undefined, 'a helpline needs a name'))

const NumberTable = z.strictObject({
  sources: z.record(z.string(), z.strictObject({ title: z.string(), url: z.optional(z.url()) })),
  numbers: z.array(Entry),
})
type NumberTable = z.infer<typeof NumberTable>

/** The table of all countries. Refuses unlisted sources, a repeated number, and a second ambulance number in a country. */
export function parseNumbers(text: string): NumberTable {
  const { sources, numbers } = NumberTable.parse(JSON.parse(text))
  const seen = new Set<string>()
  for (const { country, purpose, number, sources: keys } of numbers) {
    const unknown = keys.find((key) => !Object.hasOwn(sources, key))
    if (unknown) throw new Error(`${country}, ${number}: there is no source ${unknown}`)
    const key = `${country} ${purpose === 'ambulance' ? purpose : number.replace(/\D/g, '')}`
    if (seen.has(key)) throw new Error(`${key} is listed twice`)
    seen.add(key)
  }
  return { sources, numbers }
}
