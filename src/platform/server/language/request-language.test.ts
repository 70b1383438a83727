import { setTimeout } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { currentLanguage } from '#language/current-language.ts'
import { inLanguage, setLanguage } from './request-language.ts'

test('outside of a request, texts are in English', async () => {
  await setLanguage('de')
  expect(currentLanguage()).toBe('en')
})

test('two requests at the same time have their own languages', async () => {
  const respond = async () => {
    await setTimeout(0)
    return currentLanguage()
  }
  expect(await Promise.all([inLanguage('de', respond), inLanguage('pseudo', respond), respond()])).toEqual([
    'de',
    'pseudo',
    'en',
  ])
})

test('setLanguage changes the language of the running request, also for the code that called it', async () => {
  const language = await inLanguage('en', async () => {
    await setTimeout(0)
    await setLanguage('de')
    return currentLanguage()
  })
  expect(language).toBe('de')
})
