import { expect, test } from 'vitest'
import { removesAnAdmin, rolesWithin, unusableReason } from './policy.ts'

const acceptedAt = '2026-03-15T10:00:00.000Z'

test('a journey loses an admin only if an accepted admin leaves or gets another role', () => {
  expect(removesAnAdmin({ role: 'admin', acceptedAt }, 'family')).toBe(true)
  expect(removesAnAdmin({ role: 'admin', acceptedAt }, null)).toBe(true)
  expect(removesAnAdmin({ role: 'admin', acceptedAt }, 'admin')).toBe(false)
  expect(removesAnAdmin({ role: 'admin', acceptedAt: null }, null)).toBe(false)
  expect(removesAnAdmin({ role: 'family', acceptedAt }, null)).toBe(false)
})

test('a role includes itself and the roles with fewer rights', () => {
  expect(rolesWithin('admin')).toEqual(['admin', 'family', 'guest'])
  expect(rolesWithin('family')).toEqual(['family', 'guest'])
  expect(rolesWithin('guest')).toEqual(['guest'])
})

test('an invitation is valid until it expires or is used up', () => {
  const code = { expiresAt: acceptedAt, usedCount: 9, maxUses: 10 }
  expect(unusableReason(code, new Date('2026-03-15T09:59:59.999Z'))).toBeNull()
  expect(unusableReason(code, new Date(acceptedAt))).toBe('invite-expired')
  expect(unusableReason({ ...code, expiresAt: null, usedCount: 10 }, new Date(acceptedAt))).toBe('invite-used-up')
  expect(unusableReason({ expiresAt: null, usedCount: 9999, maxUses: null }, new Date(acceptedAt))).toBeNull()
})
