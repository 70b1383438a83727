import { expect, test } from 'vitest'
import { findElement, wordsOf } from '../testing.ts'
import { Dialog } from './Dialog.tsx'

const dialog = (open: boolean) => (
  <Dialog open={open} onClose={() => undefined} title="Share an update">
    What is new?
  </Dialog>
)

test('an open dialog is named by its title and has a Close button', () => {
  const { attributes } = findElement(dialog(true), 'h2')
  expect(findElement(dialog(true), 'dialog').attributes['aria-labelledby']).toBe(attributes.id)
  expect(findElement(dialog(true), 'button').attributes['aria-label']).toBe('Close')
})

test('a closed dialog contains nothing', () => {
  expect(wordsOf(dialog(false))).toBe('')
})
