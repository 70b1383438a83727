import { expect, test } from 'vitest'
import { findElement, findElements } from '../testing.ts'
import { Avatar } from './Avatar.tsx'

test('an avatar shows the picture, or else the first letter of the name, or else a U', () => {
  expect(findElement(<Avatar name="ruth" src="/ruth.webp" />, 'img').attributes).toMatchObject({ src: '/ruth.webp' })
  expect(findElement(<Avatar name="  ruth" />, 'span').text).toBe('R')
  expect(findElement(<Avatar name=" " />, 'span').text).toBe('U')
  expect(findElement(<Avatar />, 'span').text).toBe('U')
})

test('the avatar is an image named after the person', () => {
  const { attributes } = findElement(<Avatar name="Ruth" src="/ruth.webp" />, 'span')
  expect(attributes).toMatchObject({ role: 'img', 'aria-label': 'Ruth' })
  expect(findElement(<Avatar />, 'span').attributes['aria-label']).toBe('User')
})

test('a decorative avatar is hidden from screen readers', () => {
  const { attributes } = findElement(<Avatar name="Ruth" decorative />, 'span')
  expect(attributes['aria-hidden']).toBe('true')
  expect(attributes).not.toHaveProperty('role')
})

test('the tint depends only on the name; an avatar without a name has no tint', () => {
  const tintOf = (name?: string) => findElements(<Avatar name={name} />, 'span')[0]?.attributes['data-tint']
  expect(tintOf('Ruth')).toBe(tintOf(' Ruth '))
  expect(new Set(['Ruth', 'Nora', 'Sam', 'Ben', 'Ada', 'Inês'].map(tintOf)).size).toBeGreaterThan(2)
  expect(tintOf()).toBeUndefined()
})
