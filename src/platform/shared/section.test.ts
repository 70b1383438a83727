import { expect, test } from 'vitest'
import { type Grant, grants, isGranted, type Rights } from './section.ts'

const rights = (updates: Grant): Rights => ({ updates }) as Rights

test.each([
  ['nothing', false, false, false],
  ['see', true, false, false],
  ['respond', true, true, false],
  ['add', true, true, true],
] as const)('a member whose grant is “%s” may see: %s, respond: %s, add: %s', (grant, see, respond, add) => {
  expect(isGranted(rights(grant), 'see updates')).toBe(see)
  expect(isGranted(rights(grant), 'respond updates')).toBe(respond)
  expect(isGranted(rights(grant), 'add updates')).toBe(add)
})

test.each([null, undefined])('without rights (%s) nothing is restricted', (none) => {
  for (const grant of grants.slice(1))
    expect(isGranted(none, `${grant as Exclude<Grant, 'nothing'>} updates`)).toBe(true)
})
