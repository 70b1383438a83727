/** These tests run in their own process, because other tests hash passwords at a lower cost. */
import { describe, expect, test } from 'vitest'
import { openTestApp } from '#app/server/testing.ts'
import { openSetUp } from '../commands.ts'
import { hashPassword, isRightPassword } from './hash-password.ts'

describe('a password hash', () => {
  test('has the recommended strength, and contains its parameters', async () => {
    expect(await hashPassword('seven quiet herons')).toMatch(
      /^\$argon2id\$v=19\$m=19456,t=2,p=1\$[\w+/]{22}\$[\w+/]{43}$/,
    )
  })

  test('is different each time', async () => {
    expect(await hashPassword('seven quiet herons')).not.toBe(await hashPassword('seven quiet herons'))
  })

  test('matches its password and no other', async () => {
    const hash = await hashPassword('seven quiet herons')
    expect(await isRightPassword('seven quiet herons', async () => hash)).toBe(true)
    expect(await isRightPassword('seven quiet heron', async () => hash)).toBe(false)
    expect(await isRightPassword('', async () => hash)).toBe(false)
  })

  test('with other parameters is checked with the parameters it contains', async () => {
    // From the reference implementation of Argon2 for "password" and "somesalt" (m=65536, t=2, p=1).
    const reference = '$argon2id$v=19$m=65536,t=2,p=1$c29tZXNhbHQ$CTFhFdXPJO1aFaMaO6Mm5c8y7cJHAph8ArZWb2GRPPc'
    expect(await isRightPassword('password', async () => reference)).toBe(true)
    expect(await isRightPassword('Password', async () => reference)).toBe(false)
  })

  test('in an unknown format causes an error, not a mismatch', async () => {
    await expect(isRightPassword('x', async () => 'plain text')).rejects.toThrow('unknown form')
  })
})

test('the password of the first account is stored only as an Argon2id hash of the recommended strength', async () => {
  const testApp = await openTestApp({ world: null })
  const token = await openSetUp(testApp.db, testApp.clock.now)
  const nora = {
    firstName: 'Nora',
    lastName: 'Lindqvist',
    email: 'nora@nestling.example',
    password: 'seven quiet herons',
  }
  await testApp.visitor().post('/api/set-up', { ...nora, token })
  const { password_hash } = await testApp.db.selectFrom('users').select('password_hash').executeTakeFirstOrThrow()
  await testApp.close()
  expect(password_hash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$[\w+/]{22}\$[\w+/]{43}$/)
})

test('without a hash, every password is wrong', async () => {
  expect(await isRightPassword('', async () => null)).toBe(false)
})

test('of fifty passwords at once, 22 are hashed and the others are refused for now', async () => {
  const results = await Promise.allSettled(Array.from({ length: 50 }, () => hashPassword('x')))
  const refused = results.filter(({ status }) => status === 'rejected')
  expect(refused).toHaveLength(28)
  for (const result of refused)
    expect(result).toMatchObject({ reason: { code: 'too-busy', details: { retryAfterSeconds: 2 } } })
})

test('a stored hash is not looked up while the queue is full', async () => {
  let found = 0
  const find = async () => {
    found += 1
    return null
  }
  await Promise.allSettled(Array.from({ length: 50 }, () => isRightPassword('x', find)))
  expect(found).toBe(22)
})

test('a queue that was full accepts passwords again once it is empty', async () => {
  const many = Promise.allSettled(Array.from({ length: 50 }, () => hashPassword('x')))
  await many
  expect(await hashPassword('x')).toMatch(/^\$argon2id/)
})
