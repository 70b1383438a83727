import { expect, test } from 'vitest'
import { whyNotSent } from './why-not-sent.ts'

const file = (name: string, type: string, size = 1000) => ({ name, type, size })

test.each([
  file('scan.jpg', 'image/jpeg'),
  file('no name at all', 'image/webp'),
  file('IMG_0001.HEIC', ''),
  file('IMG_0001.heic', 'image/heic'),
  file('large.png', 'image/png', 25 * 1024 * 1024),
])('$name of the type “$type” is sent', (chosen) => {
  expect(whyNotSent(chosen)).toBeUndefined()
})

test.each([file('letter.pdf', 'application/pdf'), file('scan.jpg', 'text/html'), file('letter', '')])(
  '$name of the type “$type” is not a picture',
  (chosen) => {
    expect(whyNotSent(chosen)).toBe(
      'That file is not a picture that Nestling can read. JPEG, PNG and WebP always work.',
    )
  },
)

test('a picture of more than 25 MB is not sent', () => {
  const chosen = file('large.png', 'image/png', 25 * 1024 * 1024 + 1)
  expect(whyNotSent(chosen)).toBe('That is larger than Nestling can accept. A file can be at most 25 MB.')
})
