import { expect, test } from 'vitest'
import { printHead } from './print-calendar.ts'

/** The calendar's name as it is printed, which can take several lines. */
const linesOf = (name: string) => {
  const [line = ''] = printHead(name).match(/^NAME:.*(\r\n .*)*/m) ?? []
  return line.split('\r\n ')
}

test.each([...['a', '\u007f', '\u0080', 'é', '\u07ff', '\u0800', '€', '\uffff', '\u{10000}', '🐣']])(
  'a line has as many whole characters as fit into 75 bytes: %j',
  (character) => {
    for (let before = 0; before < 75; before += 1) {
      const name = `${'a'.repeat(before)}${character.repeat(70)}`
      const lines = linesOf(name)
      expect(lines.join('')).toBe(`NAME:${name}`)
      for (const [at, line] of lines.entries()) {
        // A line that continues another begins with a space.
        const room = 75 - Buffer.byteLength(line) - (at > 0 ? 1 : 0)
        expect(room).toBeGreaterThanOrEqual(0)
        const next = lines[at + 1]
        if (next !== undefined) expect(room).toBeLessThan(Buffer.byteLength([...next][0] ?? ''))
      }
    }
  },
)

test('every backslash, semicolon, comma and line break of a text is escaped', () => {
  expect(linesOf('a;b;c,d,e\\f\\g\nh\r\ni')).toEqual(['NAME:a\\;b\\;c\\,d\\,e\\\\f\\\\g\\nh\\ni'])
})
