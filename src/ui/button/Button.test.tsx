import { expect, test } from 'vitest'
import { findElement } from '../testing.ts'
import { Button } from './Button.tsx'
import { IconButton } from './IconButton.tsx'

test('a button submits its form only with type="submit"', () => {
  expect(findElement(<Button>Save</Button>, 'button').attributes.type).toBe('button')
  expect(findElement(<Button type="submit">Save</Button>, 'button').attributes.type).toBe('submit')
})

test('a button with an href is a link', () => {
  const link = findElement(<Button href="/guide">Read on</Button>, 'a')
  expect(link).toMatchObject({ text: 'Read on', attributes: { href: '/guide' } })
})

test('a disabled button can still be focused, so a screen reader can read its label', () => {
  const { attributes } = findElement(<Button disabled>Save</Button>, 'button')
  expect(attributes).toMatchObject({ 'aria-disabled': 'true' })
  expect(attributes).not.toHaveProperty('disabled')
  expect(attributes).not.toHaveProperty('aria-busy')
})

test('a pending button is busy and disabled, and shows its pending text', () => {
  const { attributes, text } = findElement(
    <Button pending pendingText="Saving">
      Save
    </Button>,
    'button',
  )
  expect(attributes).toMatchObject({ 'aria-disabled': 'true', 'aria-busy': 'true' })
  expect(text).toContain('Saving')
})

test('a button with only an icon has an accessible name', () => {
  const { attributes } = findElement(<IconButton label="Close" icon={<svg />} />, 'button')
  expect(attributes).toMatchObject({ 'aria-label': 'Close', type: 'button' })
})
