import { describe, expect, test, vi } from 'vitest'
import * as z from 'zod/mini'
import { calendarDay, email, id, link, password, sendKey, text } from './fields.ts'

const read = (schema: z.ZodMiniType, value: unknown) => {
  const result = z.safeParse(schema, value)
  return result.success ? { value: result.data } : { says: result.error.issues[0]?.message }
}

describe('text', () => {
  const name = text({ min: 2, max: 5, required: () => 'Please say a name' })

  test.each([
    ['  Pip ', 'Pip'],
    ['Ine\u0302s', 'Inês'],
    ['👩‍👩‍👧', '👩‍👩‍👧'],
    ['٣٤', '٣٤'],
  ])('%j is stored as %j', (typed, stored) => {
    expect(read(name, typed)).toEqual({ value: stored })
  })

  test.each([
    ['', 'Please say a name'],
    [' \u3000 ', 'Please say a name'],
    ['a', 'String must contain at least 2 character(s)'],
    ['abcdef', 'Too long: at most 5 characters'],
    ['a\0b', 'Contains characters that cannot be saved'],
    ['a\nb', 'Contains characters that cannot be saved'],
    ['a\u202eb', 'Contains characters that cannot be saved'],
    ['\u200b\u200b', 'Please say a name'],
    ['a\u001bb', 'Contains characters that cannot be saved'],
    ['a\u007fb', 'Contains characters that cannot be saved'],
    ['a\ud800', 'Contains characters that cannot be saved'],
    [7, 'Expected string, received number'],
    [null, 'Expected string, received null'],
    [undefined, 'Required'],
  ])('%j is refused with “%s”', (typed, says) => {
    expect(read(name, typed)).toEqual({ says })
  })

  test('may have several lines if `lines` is set', () => {
    expect(read(text({ max: 5, lines: true }), 'a\nb')).toEqual({ value: 'a\nb' })
  })

  test('is counted in code points, not in UTF-16 units', () => {
    expect(read(text({ max: 3 }), '🐣🐣🐣')).toEqual({ value: '🐣🐣🐣' })
    expect(read(text({ max: 3 }), '🐣🐣🐣🐣')).toEqual({ says: 'Too long: at most 3 characters' })
  })

  test('may be empty if there is no minimum', () => {
    expect(read(text({ max: 3 }), '')).toEqual({ value: '' })
  })
})

// Normalising a hundred thousand accents in a row takes seconds, and blocks the server.
test.each([
  ['text', text({ min: 2, max: 5 })],
  ['an email', email()],
  ['a password', password({ min: 1 })],
])('%s that is far too long is refused before it is normalised', (_, schema) => {
  const compose = vi.spyOn(String.prototype, 'normalize')
  expect(read(schema, `a${'\u0301'.repeat(600)}${'\u0316'.repeat(600)}`)).toHaveProperty('says')
  expect(compose).not.toHaveBeenCalled()
  compose.mockRestore()
})

test.each([
  ['text', text({ max: 5 }), 10, 5],
  ['a password', password({ min: 1 }), 512, 256],
])('before normalisation, %s may have twice its maximum in UTF-16 units', (_, schema, units, most) => {
  const decomposed = 'e\u0323\u0302'
  expect(read(schema, decomposed.repeat(units / 3))).toEqual({ value: 'ệ'.repeat(units / 3) })
  const says = `Too long: at most ${most} characters`
  expect(read(schema, decomposed.repeat(units / 3 + 1))).toEqual({ says })
})

describe('email', () => {
  test.each([
    [' Nora@Nestling.Example ', 'nora@nestling.example'],
    ['nora+baby@nestling.example', 'nora+baby@nestling.example'],
    ['INE\u0302S@nestling.example', 'inês@nestling.example'],
    ["o'neil@mail.nestling.example", "o'neil@mail.nestling.example"],
  ])('%j is stored as %j', (typed, stored) => {
    expect(read(email(), typed)).toEqual({ value: stored })
  })

  test.each([
    'a',
    'nora',
    'nora@',
    '@nestling.example',
    'nora@nestling',
    'nora@@nestling.example',
    'nora@-nestling.example',
    'nora@nestling..example',
    'no ra@nestling.example',
    '"nora@evil"@nestling.example',
    'nora@nestling.example\r\nBcc: eve@evil.example',
    'nora@nestling.example, eve@evil.example',
    'nora\u200b@nestling.example',
    'nora\u202e@nestling.example',
    `${'a'.repeat(65)}@nestling.example`,
    `nora@${'a'.repeat(64)}.example`,
    `nora@${'a.'.repeat(130)}example`,
  ])('$0 is refused', (typed) => {
    expect(read(email(), typed)).toEqual({ says: 'Invalid email' })
  })

  test.each(['', ' \n'])('%j counts as missing', (typed) => {
    expect(read(email(), typed)).toEqual({ says: 'Required' })
  })

  test('has at most 254 characters', () => {
    const longest = `${'a'.repeat(64)}@${'b'.repeat(63)}.${'c'.repeat(63)}.${'d'.repeat(61)}`
    expect(read(email(), longest)).toEqual({ value: longest })
    expect(read(email(), `${longest}d`)).toEqual({ says: 'Invalid email' })
  })

  test('may have spaces around it, up to 508 characters in total', () => {
    expect(read(email(), 'nora@nestling.example'.padStart(508))).toEqual({ value: 'nora@nestling.example' })
    expect(read(email(), 'nora@nestling.example'.padStart(509))).toEqual({ says: 'Invalid email' })
  })

  test('is refused if it is very long', () => {
    for (const part of ['a', 'a.', 'a-', '@', 'a@', '.a'])
      expect(read(email(), `a@${part.repeat(50_000)}`)).toEqual({ says: 'Invalid email' })
  })
})

describe('password', () => {
  test('is stored exactly as typed, with spaces', () => {
    expect(read(password({ min: 10 }), '  two herons  ')).toEqual({ value: '  two herons  ' })
  })

  test('is the same in every Unicode normalisation form', () => {
    expect(read(password({ min: 1 }), 'e\u0301')).toEqual({ value: 'é' })
  })

  test.each([
    ['', 'Required'],
    ['123456789', 'String must contain at least 10 character(s)'],
    ['🐣'.repeat(9), 'String must contain at least 10 character(s)'],
    ['x'.repeat(257), 'Too long: at most 256 characters'],
    ['two\0herons!', 'Contains characters that cannot be saved'],
  ])('$0 is refused with $1', (typed, says) => {
    expect(read(password({ min: 10 }), typed)).toEqual({ says })
  })

  test('may have 256 characters, even if each is an emoji', () => {
    expect(read(password({ min: 10 }), '🐣'.repeat(256))).toEqual({ value: '🐣'.repeat(256) })
  })
})

describe('a link', () => {
  test.each([
    ['https://a.example/b?c=d#e', 'https://a.example/b?c=d#e'],
    ['http://192.0.2.1:8080/', 'http://192.0.2.1:8080/'],
    ['https://inês.example/ü', 'https://xn--ins-gma.example/%C3%BC'],
    ['HTTPS://A.example', 'https://a.example/'],
    ['https://a.example/../b', 'https://a.example/b'],
  ])('may be %s, and is stored as the URL parser normalises it', (typed, stored) => {
    expect(read(link(), ` ${typed}\n`)).toEqual({ value: stored })
  })

  test.each([
    '',
    'javascript:alert(1)',
    'JaVaScRiPt:alert(1)',
    'java\tscript:alert(1)',
    'data:text/html,x',
    'ftp://a.example',
    'ftp://a.example/https://b.example',
    'file:///etc/passwd',
    'blob:https://a.example/1',
    'a.example',
    '//a.example',
    'https://',
    'https:/api/logout',
    'https:api/logout',
    'https:\\\\a.example',
    'https:a.example',
    'https:/a.example/b',
    'https:///api/logout',
    'https://localhost/',
    'https://router/',
    'https://router./',
    'https://[::1]/',
    'https://a.example/\0',
    'https://a.example/\ud800',
    'https://a.example/\nb',
    `https://a.example/${'x'.repeat(2000)}`,
  ])('may not be $0', (typed) => {
    expect(read(link(), typed)).toEqual({ says: 'Invalid url' })
  })

  test('has at most 2,000 characters', () => {
    const longest = 'https://a.example/'.padEnd(2000, 'x')
    expect(read(link(), longest)).toEqual({ value: longest })
    expect(read(link(), `${longest}x`)).toEqual({ says: 'Invalid url' })
  })
})

describe('a calendar day', () => {
  test('is a day that exists', () => {
    expect(read(calendarDay(), '2028-02-29')).toEqual({ value: '2028-02-29' })
  })

  test.each(['2027-02-29', '2026-13-01', '2026-1-1', '26-01-01', '2026-01-01T00:00', '', ' 2026-01-01'])(
    'is not %j',
    (typed) => {
      expect(read(calendarDay(), typed)).toEqual({ says: 'Invalid date' })
    },
  )
})

test.each([
  ['text', text({ min: 2, max: 5 })],
  ['an email', email()],
  ['a password', password({ min: 10 })],
])('an empty value for %s has only one message', (_, schema) => {
  expect(z.safeParse(schema, '').error?.issues.map(({ message }) => message)).toEqual(['Required'])
})

describe('an idempotency key', () => {
  test.each([16, 64])('may have %d characters', (length) => {
    expect(read(sendKey(), 'k'.repeat(length))).toEqual({ value: 'k'.repeat(length) })
  })

  test.each(['k'.repeat(15), 'k'.repeat(65), `${'k'.repeat(16)}.`, `.${'k'.repeat(16)}`, ''])(
    'may not be %j',
    (key) => {
      expect(read(sendKey(), key)).toEqual({ says: 'Invalid key' })
    },
  )
})

describe('an id', () => {
  test.each([0, -1, 1.5, 2_147_483_648, Number.NaN, '1', null])('is not %j', (value) => {
    expect(read(id(), value)).not.toHaveProperty('value')
  })

  test.each([1, 2_147_483_647])('is a positive integer that a database can hold: %d', (value) => {
    expect(read(id(), value)).toEqual({ value })
  })
})
