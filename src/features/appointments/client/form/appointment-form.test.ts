import { afterAll, describe, expect, test, vi } from 'vitest'
import { safeParse } from 'zod/mini'

// Simulates a page without embedded page data.
vi.stubGlobal('document', { getElementById: () => null })
afterAll(() => vi.unstubAllGlobals())
const { appointmentSchema, readAppointment } = await import('./appointment-form.ts')

function check(typed: Record<string, string>, zone = 'Europe/London') {
  const fields = new FormData()
  for (const [name, value] of Object.entries({ title: 'Scan', date: '2026-03-20', time: '09:30', ...typed }))
    fields.append(name, value)
  return safeParse(appointmentSchema(zone), readAppointment(fields, {}))
}

describe('an appointment', () => {
  test.each([
    ['title', 'Required'],
    ['date', 'Required'],
    ['time', 'Required'],
  ])('must have a %s', (name, message) => {
    expect(check({ [name]: '' }).error?.issues).toMatchObject([{ path: [name], message }])
  })

  test.each(['2026-02-30', '0026-03-20', '12026-03-20'])('cannot be on %s', (date) =>
    expect(check({ date }).error?.issues).toMatchObject([{ path: ['date'], message: 'Invalid date' }]),
  )

  test('is sent with its date and time as one ISO date-time in UTC, and with empty fields as null', () => {
    expect(check({ date: '2026-06-20', location: ' ' }).data).toEqual({
      title: 'Scan',
      appointmentDate: '2026-06-20T08:30:00.000Z',
      status: 'confirmed',
      doctorName: null,
      location: null,
      description: null,
      notes: null,
    })
    expect(check({ date: '2026-06-20' }, 'America/New_York').data?.appointmentDate).toBe('2026-06-20T13:30:00.000Z')
  })

  test('is one hour later if the clock change skips its time', () => {
    expect(check({ date: '2026-03-29', time: '01:30' }).data?.appointmentDate).toBe('2026-03-29T01:30:00.000Z')
  })

  test('is at the first moment if clocks show its time twice, unless the second is chosen', () => {
    const night = { date: '2026-10-25', time: '01:30' }
    expect(check(night).data?.appointmentDate).toBe('2026-10-25T00:30:00.000Z')
    expect(check({ ...night, turn: 'second' }).data?.appointmentDate).toBe('2026-10-25T01:30:00.000Z')
    expect(check({ turn: 'second' }).data?.appointmentDate).toBe('2026-03-20T09:30:00.000Z')
  })
})
