import { describe, expect, test } from 'vitest'
import { safeParse } from 'zod/v4/core'
import { scanSchema } from './scan-schema.ts'

const dates = { dueDate: '2026-05-28', today: '2026-03-15' }
const complaints = (scan: object, currentDay?: string) => {
  const { success, error } = safeParse(scanSchema(dates, currentDay), scan)
  return success ? [] : error?.issues.map(({ path, message }) => `${String(path[0])}: ${message}`)
}

describe('what the scan form accepts', () => {
  test('is what the API accepts', () => {
    expect(complaints({ measuredOn: '2026-03-15', femurLength: 53.1 })).toEqual([])
    expect(complaints({ measuredOn: undefined, femurLength: 53.1 })).toEqual(['measuredOn: Required'])
    expect(complaints({ measuredOn: '2026-03-15', femurLength: null })).toEqual([
      'headCircumference: Please enter at least one measurement',
    ])
    expect(complaints({ measuredOn: '2026-03-15', femurLength: 900 })).toEqual([
      'femurLength: Number must be less than or equal to 110',
    ])
  })

  test('does not include a day on which no scan was possible, as in the API', () => {
    const refused = ['measuredOn: The day of a scan cannot be in the future']
    expect(complaints({ measuredOn: '2026-03-16', femurLength: 53.1 })).toEqual(refused)
    expect(complaints({ measuredOn: '2026-03-16', femurLength: 53.1 }, '2026-03-16')).toEqual([])
  })
})
