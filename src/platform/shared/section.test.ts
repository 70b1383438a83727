import { expect, test } from 'vitest'
import { type Grant, grants, isGranted, type Rights } from './section.ts'

const rights = (contacts: Grant): Rights => ({ contacts }) as Rights

test.each([
  ['nothing', false, false],
  ['see', true, false],
  ['add', true, true],
] as const)('a member whose grant is “%s” may see: %s, add: %s', (grant, see, add) => {
  expect(isGranted(rights(grant), 'see contacts')).toBe(see)
  expect(isGranted(rights(grant), 'add contacts')).toBe(add)
})

test.each([null, undefined])('without rights (%s) nothing is restricted', (none) => {
  for (const grant of grants.slice(1)) expect(isGranted(none, `${grant as 'see' | 'add'} contacts`)).toBe(true)
})
