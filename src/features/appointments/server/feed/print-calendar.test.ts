import { expect, test } from 'vitest'
import { printEvent, printHead } from './print-calendar.ts'

/** The lines of iCalendar that contain the calendar's name. */
const linesOf = (name: string) => {
  const [line = ''] = printHead(name).match(/^NAME:.*(\r\n .*)*/m) ?? []
  return line.split('\r\n ')
}

test.each([...['a', '\u007f', '\u0080', 'é', '\u07ff', '\u0800', '€', '\uffff', '\u{10000}', '🐣']])(
  'each line of a text of %j has as many whole characters as fit into 75 bytes',
  (character) => {
    for (let before = 0; before < 75; before += 1) {
      const name = `${'a'.repeat(before)}${character.repeat(70)}`
      const lines = linesOf(name)
      expect(lines.join('')).toBe(`NAME:${name}`)
      for (const [at, line] of lines.entries()) {
        // A continuation line begins with a space.
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

const at = '2026-03-01T10:00:00.000Z'
const appointment = {
  id: 1,
  title: 'Scan',
  description: null,
  doctor_name: null,
  appointment_date: '2026-03-20T09:30:59.999Z',
  status: 'confirmed' as const,
  location: null,
  notes: null,
  created_by: 1,
  created_at: at,
  changed_at: at,
  revision: 0,
}
const withoutReminders = { areOn: false, changedAt: null, timeZone: 'Europe/London' }

test('the event of an appointment takes exactly half an hour', () => {
  const event = printEvent(appointment, withoutReminders)
  expect(event).toContain('DTSTART:20260320T093059Z\r\nDTEND:20260320T100059Z\r\n')
})

test('a description contains only filled fields, without empty lines for the others', () => {
  const event = printEvent({ ...appointment, notes: 'Bring a book.' }, withoutReminders)
  expect(event).toContain('\r\nDESCRIPTION:Bring a book.\r\n')
})

test('the event of an appointment with only a title and a time has no description', () => {
  expect(printEvent(appointment, withoutReminders)).not.toContain('DESCRIPTION')
})
