import { expect, test } from 'vitest'
import { findElement, findElements } from '../testing.ts'
import { Fold } from './Fold.tsx'

const fold = (open: boolean) => (
  <Fold title="Tips" contents="Comfort, getting ready" open={open}>
    <p>Walk where the ground is even.</p>
  </Fold>
)

test('a fold is a region named after its title, and its summary also names its contents', () => {
  const { attributes } = findElement(fold(false), 'section')
  expect(findElement(fold(false), 'h3').attributes.id).toBe(attributes['aria-labelledby'])
  expect(findElement(fold(false), 'summary').text).toBe('TipsComfort, getting ready')
})

test('`open` decides whether a fold is open at first', () => {
  expect(findElements(fold(true), 'details')[0]?.attributes).toHaveProperty('open')
  expect(findElements(fold(false), 'details')[0]?.attributes).not.toHaveProperty('open')
})
