import { expect, test } from 'vitest'
import { findElement, findElements, wordsOf } from '../testing.ts'
import { Badge } from './Badge.tsx'
import { Notice } from './Notice.tsx'
import { NotLoaded } from './NotLoaded.tsx'

test('a notice has a label that tells information from a warning', () => {
  expect(wordsOf(<Notice>Bring a book.</Notice>)).toBe('Good to knowBring a book.')
  expect(wordsOf(<Notice tone="warning">Call first.</Notice>)).toBe('Please noteCall first.')
  expect(findElements(<Notice>Bring a book.</Notice>, 'div')[0]?.attributes.role).toBe('note')
})

test('a failure to load is announced, with a button to try again', () => {
  const part = <NotLoaded sentence="The album could not be loaded." onTry={() => undefined} />
  expect(findElements(part, 'div')[0]?.attributes.role).toBe('alert')
  expect(wordsOf(part)).toContain('The album could not be loaded.')
  expect(findElement(part, 'button').text).toBe('Try again')
})

test('each tone of a badge has its own shape, for people who cannot see its colour', () => {
  const tones = ['green', 'yellow', 'blue', 'red', 'grey'] as const
  const shapes = tones.map((tone) => findElement(<Badge tone={tone}>State</Badge>, 'path').attributes.d)
  expect(new Set(shapes).size).toBe(tones.length)
  expect(findElement(<Badge>Cancelled</Badge>, 'svg').attributes['aria-hidden']).toBe('true')
})
