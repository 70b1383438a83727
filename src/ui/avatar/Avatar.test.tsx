import { expect, test } from 'vitest'
import { findElement, findElements } from '../testing.ts'
import { Avatar } from './Avatar.tsx'

test('a person has their picture, else the first letter of their name, else a U', () => {
  expect(findElement(<Avatar name="ruth" src="/ruth.webp" />, 'img').attributes).toMatchObject({ src: '/ruth.webp' })
  expect(findElement(<Avatar name="  ruth" />, 'span').text).toBe('R')
  expect(findElement(<Avatar name=" " />, 'span').text).toBe('U')
  expect(findElement(<Avatar />, 'span').text).toBe('U')
})

test('it is a picture with the person’s name', () => {
  const { attributes } = findElement(<Avatar name="Ruth" src="/ruth.webp" />, 'span')
  expect(attributes).toMatchObject({ role: 'img', 'aria-label': 'Ruth' })
  expect(findElement(<Avatar />, 'span').attributes['aria-label']).toBe('User')
})

test('beside the name it is not read aloud', () => {
  const { attributes } = findElement(<Avatar name="Ruth" decorative />, 'span')
  expect(attributes['aria-hidden']).toBe('true')
  expect(attributes).not.toHaveProperty('role')
})

test('a name has the same tint everywhere, and nobody has none', () => {
  const tintOf = (name?: string) => findElements(<Avatar name={name} />, 'span')[0]?.attributes['data-tint']
  expect(tintOf('Ruth')).toBe(tintOf(' Ruth '))
  expect(new Set(['Ruth', 'Nora', 'Sam', 'Ben', 'Ada', 'Inês'].map(tintOf)).size).toBeGreaterThan(2)
  expect(tintOf()).toBeUndefined()
})
