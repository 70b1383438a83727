import { type IconNode, createLucideIcon as theirs } from 'lucide-react'
import { expect, test } from 'vitest'
import { findElement, findElements } from '../testing.ts'
import { createLucideIcon } from './lucide-icon.ts'

const node = [
  ['path', { d: 'M2 2h20v20', key: 'a' }],
  ['circle', { cx: '12', cy: '12', r: '3', key: 'b' }],
] satisfies IconNode
const Ours = createLucideIcon({ node })
const Theirs = theirs('sample', node)

test('an icon looks the same as when lucide-react makes it, and is hidden from screen readers', () => {
  for (const props of [{}, { strokeWidth: 1 }]) {
    // A page needs neither the names of the classes nor the namespace.
    const { class: _class, xmlns: _xmlns, ...attributes } = findElement(<Theirs {...props} />, 'svg').attributes
    expect(findElement(<Ours {...props} />, 'svg').attributes).toEqual(attributes)
  }
  expect(findElement(<Ours className="small" />, 'svg').attributes).toMatchObject({
    class: 'small',
    'aria-hidden': 'true',
  })
  for (const tag of ['path', 'circle']) {
    expect(findElements(<Ours />, tag)).toHaveLength(1)
    expect(findElements(<Ours />, tag)).toEqual(findElements(<Theirs />, tag))
  }
})

test('an icon with a label is read by screen readers', () => {
  const { attributes } = findElement(<Ours role="img" aria-label="Home" />, 'svg')
  expect(attributes).toMatchObject({ role: 'img', 'aria-label': 'Home' })
  expect(attributes).not.toHaveProperty('aria-hidden')
})
