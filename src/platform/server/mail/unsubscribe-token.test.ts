import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openUnsubscribeTokens, type UnsubscribeTokens } from './unsubscribe-token.ts'

let folder: string
let tokens: UnsubscribeTokens
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'nestling-tokens-'))
  tokens = openUnsubscribeTokens(join(folder, 'one'))
})
afterAll(() => rmSync(folder, { recursive: true }))

const comments = { userId: 12, what: 'comments' }
const letters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_'

describe('a token that this installation did not make', () => {
  test.each([
    ['nothing', () => ''],
    ['a token without its signature', () => 'u1.12.comments'],
    ['an empty signature', () => 'u1.12.comments.'],
    ['a made-up signature', () => `u1.12.comments.${'A'.repeat(43)}`],
    ['one for another person', () => tokens.make(comments).replace('.12.', '.13.')],
    ['one for other mail', () => tokens.make(comments).replace('comments', 'updates')],
    [
      'one in which the dot between person and kind of mail was moved',
      () => tokens.make(comments).replace('12.comments', '1.2comments'),
    ],
    ['one of another version', () => tokens.make(comments).replace('u1', 'u2')],
    ['one with a longer number', () => tokens.make(comments).replace('.12.', '.012.')],
    ['one with white space around it', () => ` ${tokens.make(comments)}\n`],
    ['one with a line break at its end', () => `${tokens.make(comments)}\n`],
    ['one that is far too long', () => `${tokens.make(comments)}${'A'.repeat(100_000)}`],
    ['one of another installation', () => openUnsubscribeTokens(join(folder, 'two')).make(comments)],
  ])('ends nothing: %s', (_, make) => {
    expect(tokens.read(make())).toBeNull()
  })

  test('ends nothing, whichever one character of its signature is different', () => {
    const token = tokens.make(comments)
    for (let at = token.length - 43; at < token.length; at += 1)
      for (const letter of letters)
        if (letter !== token[at]) expect(tokens.read(token.slice(0, at) + letter + token.slice(at + 1))).toBeNull()
  })
})

test.each([
  { userId: 0, what: 'comments' },
  { userId: -1, what: 'comments' },
  { userId: 1.5, what: 'comments' },
  { userId: 2 ** 53, what: 'comments' },
  { userId: 1, what: '' },
  { userId: 1, what: 'Comments' },
  { userId: 1, what: 'comments.updates' },
  { userId: 1, what: 'a\nb' },
  { userId: 1, what: 'x'.repeat(41) },
])('no token is made for %j', (unsubscription) => {
  expect(() => tokens.make(unsubscription)).toThrow(RangeError)
})

describe('a token', () => {
  test.each([comments, { userId: Number.MAX_SAFE_INTEGER, what: 'a-2' }])('says what it ends: %j', (unsubscription) => {
    expect(tokens.read(tokens.make(unsubscription))).toEqual(unsubscription)
  })

  test('is the same in every later version, because people keep mail for years', () => {
    const dataDir = join(folder, 'known')
    mkdirSync(dataDir)
    writeFileSync(join(dataDir, 'mail-key'), Buffer.alloc(32, 7))
    expect(openUnsubscribeTokens(dataDir).make(comments)).toBe(
      'u1.12.comments.P-uUORmCUzQaIQ09EOGOQNVA3b3G3kZwKQHeRnZMHJ8',
    )
  })

  test('is the same after a restart, and needs no escaping in a URL', () => {
    const token = tokens.make(comments)
    expect(openUnsubscribeTokens(join(folder, 'one')).make(comments)).toBe(token)
    expect(encodeURIComponent(token)).toBe(token)
    expect(token).toMatch(/^u1\.12\.comments\.[\w-]{43}$/)
  })
})
