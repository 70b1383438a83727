import { describe, expect, test } from 'vitest'
import { refuseWeakPassword } from './choose-password.ts'

const ines = { email: 'ines.duarte@nestling.example', firstName: 'Inês', lastName: 'Duarte' }
const check = (password: string) => () => refuseWeakPassword(password, ines)

const common = [
  'password12',
  'Password123!',
  'P@$$w0rd2026',
  '1password1',
  'passwordpassword',
  'letmein2026',
  'iloveyou123',
  'ilovebaby2026',
  'pregnancy2026!',
  'Nestling2026',
  'qwertyuiop',
  'QWERTYUIOP',
  'poiuytrewq',
  'abcdefghij',
  '1234567890',
  '9876543210',
  '1qaz2wsx3edc',
  'aaaaaaaaaaaa',
  '2026-05-28',
  '+44 20 7946 0958',
  '5551234567',
  '0000000000',
  '!!!!!!!!!!!!',
]

test.each(common)('the password %s is too common', (password) => {
  expect(check(password)).toThrow(
    expect.objectContaining({
      code: 'invalid-input',
      details: { fields: { password: 'This password is too common. Please choose another.' } },
    }),
  )
})

describe('a password made of the person’s names or email', () => {
  const own = [
    'Duarte1988',
    'duarteduarte',
    'InêsInês2026',
    'inesduarte',
    'DuarteInês!',
    'ines.duarte@nestling.example',
  ]

  test.each(own)('%s is refused', (password) => {
    expect(check(password)).toThrow(
      expect.objectContaining({
        details: { fields: { password: 'Please choose a password that is not made of your name or email.' } },
      }),
    )
  })

  test('is accepted if the name is shorter than three letters', () => {
    expect(() => refuseWeakPassword('xi7xixi4xi', { email: 'a@b.cd', firstName: 'Xi', lastName: '' })).not.toThrow()
  })
})

const good = ['seven quiet herons', 'X7#kq!zP2mLw', 'Duarte likes the rain', 'baby elephants waltz slowly']

test.each(good)('the password %s is accepted', (password) => {
  expect(check(password)).not.toThrow()
})

test.each(['a', 'pass', 'baby', '!1', '4@', 'é'])(
  'a password of twice as many characters takes less than six times as long to check: %s',
  (part) => {
    const timeOf = (length: number) => {
      const password = part.repeat(length).slice(0, length)
      const begin = performance.now()
      for (let times = 0; times < 200; times += 1)
        try {
          check(password)()
        } catch {
          // Either result is fine: only the time matters here.
        }
      return performance.now() - begin
    }
    // The shortest of five, because other work on the machine can only make it longer.
    const leastOf = (length: number) => Math.min(...Array.from({ length: 5 }, () => timeOf(length)))
    timeOf(256)
    expect(leastOf(256) / leastOf(128)).toBeLessThan(6)
  },
)
