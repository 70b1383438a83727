import { expect, test } from 'vitest'
import { lockCopy, unlockCopy } from './lock-copy.ts'

const secret = 'Seen the heartbeat today. Zoë 小星'
const passphrase = 'three calm otters'

test('a locked copy reveals nothing of its text, and its passphrase opens it', async () => {
  const locked = await lockCopy(secret, passphrase)
  expect(JSON.stringify(locked)).not.toMatch(/heartbeat|otters/)
  expect(await unlockCopy(locked, passphrase)).toBe(secret)
})

test('locking a copy twice with the same passphrase gives two different results', async () => {
  const [one, other] = [await lockCopy(secret, passphrase), await lockCopy(secret, passphrase)]
  for (const part of ['salt', 'iv', 'data'] as const) expect(one[part]).not.toBe(other[part])
})

test('another passphrase does not open a copy', async () => {
  expect(await unlockCopy(await lockCopy(secret, passphrase), 'three calm otter')).toBeNull()
})

test('a passphrase with an accent opens the copy even if it is entered in another Unicode form', async () => {
  const locked = await lockCopy(secret, 'caf\u00e9')
  expect(await unlockCopy(locked, 'cafe\u0301')).toBe(secret)
})

test.each(['salt', 'iv', 'data'] as const)('a copy whose %s was changed does not open', async (part) => {
  const locked = await lockCopy(secret, passphrase)
  const text = locked[part]
  const changed = { ...locked, [part]: (text.startsWith('A') ? 'B' : 'A') + text.slice(1) }
  expect(await unlockCopy(changed, passphrase)).toBeNull()
})

test('a copy whose data are not base64 does not open', async () => {
  expect(await unlockCopy({ ...(await lockCopy(secret, passphrase)), data: '*' }, passphrase)).toBeNull()
})
