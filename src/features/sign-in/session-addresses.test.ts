import { expect, test } from 'vitest'
import { createAddresses } from '#platform/shared/address/address.ts'
import { signInAddress, signOutAddress, userAddress } from '#platform/shared/address/session-addresses.ts'
import type { signInContract } from './contract.ts'

const address = createAddresses<typeof signInContract>()

test('the platform’s copies of the sign-in addresses match the contract', () => {
  expect([userAddress, signInAddress, signOutAddress]).toEqual([
    address('GET /api/auth/user'),
    address('GET /api/login'),
    address('GET /api/logout'),
  ])
})
