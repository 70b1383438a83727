import { afterEach, expect, test } from 'vitest'
import { findLanguageBy } from './current-language.ts'
import { inLanguages, loadLanguage } from './in-languages.ts'
import { type Language, sourceLanguage } from './languages.ts'

const en = {
  title: 'Baby Wishlist',
  categories: { gear: 'Baby Gear', clothes: 'Clothes' },
  photos: (count: number) => (count === 1 ? '1 photo' : `${count} photos`),
}
const latin: typeof en = {
  title: 'Optata',
  categories: { gear: 'Instrumenta', clothes: 'Vestes' },
  photos: (count) => (count === 1 ? 'una imago' : `${count} imagines`),
}
/** As in a `texts.ts`, with a language that the app does not have. */
const texts = inLanguages<typeof en>({ en, ...{ latin } })

/** The language may be one that the app does not have. */
const speak = (language: string) => findLanguageBy(() => language as Language)
afterEach(() => speak(sourceLanguage))

test('texts, functions and objects are in the source language at first', () => {
  expect(texts.title).toBe('Baby Wishlist')
  expect(texts.photos(2)).toBe('2 photos')
  expect(texts.categories.gear).toBe('Baby Gear')
})

test('texts, functions and objects are in the current language', () => {
  speak('latin')
  expect(texts.title).toBe('Optata')
  expect([texts.photos(1), texts.photos(2)]).toEqual(['una imago', '2 imagines'])
  expect(texts.categories).toEqual(latin.categories)
})

test('the language is looked up whenever a text is read', () => {
  let language = 'latin'
  findLanguageBy(() => language as Language)
  const message = () => texts.title
  expect(message()).toBe('Optata')
  language = sourceLanguage
  expect(message()).toBe('Baby Wishlist')
})

test('a language without a file has the texts of the source language', () => {
  speak('klingon')
  expect(texts.title).toBe('Baby Wishlist')
  expect(texts.photos(1)).toBe('1 photo')
})

test('the texts have the names of the source language, and nobody can replace one', () => {
  expect(Object.keys(texts)).toEqual(Object.keys(en))
  expect(Reflect.set(texts, 'title', 'Mine')).toBe(false)
})

test('texts are English until their language is loaded, and a load that failed is tried again', async () => {
  let failures = 1
  const load = async () => {
    if (failures-- > 0) throw new Error('The file cannot be read.')
    return { title: 'Wunschliste' }
  }
  const later = inLanguages<{ title: string }>({ en: { title: 'Wishlist' } }, { de: load })
  speak('de')
  expect(later.title).toBe('Wishlist')
  await expect(loadLanguage('de')).rejects.toThrow('The file cannot be read.')
  await loadLanguage('de')
  expect(later.title).toBe('Wunschliste')
  expect(loadLanguage('de')).toBeUndefined()
})

test('texts that a module adds while a language loads are loaded by the next call', async () => {
  inLanguages<{ title: string }>({ en: { title: 'Wishlist' } }, { de: async () => ({ title: 'Wunschliste' }) })
  const loading = loadLanguage('de')
  const added = inLanguages<{ title: string }>({ en: { title: 'Album' } }, { de: async () => ({ title: 'Fotoalbum' }) })
  await loading
  await loadLanguage('de')
  speak('de')
  expect(added.title).toBe('Fotoalbum')
})
