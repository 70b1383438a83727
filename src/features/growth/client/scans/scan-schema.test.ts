import { describe, expect, test } from 'vitest'
import { safeParse } from 'zod/v4/core'
import type { Scan } from '../../contract.ts'
import { scanSchema } from './scan-schema.ts'

const dates = { dueDate: '2026-05-28', today: '2026-03-15' }
const saved: Scan = {
  id: 1,
  measuredOn: '2026-03-16',
  headCircumference: null,
  biparietalDiameter: null,
  abdominalCircumference: null,
  femurLength: 53.1,
  crownRumpLength: null,
  estimatedWeight: null,
  note: null,
  baby: null,
  createdBy: 1,
  createdAt: '2026-03-16T10:00:00.000Z',
  version: 'a',
}
const errorsIn = (scan: object, savedScan?: Scan) => {
  const { success, error } = safeParse(scanSchema(dates, savedScan), scan)
  return success ? [] : error?.issues.map(({ path, message }) => `${String(path[0])}: ${message}`)
}

describe('the scan form', () => {
  test('accepts and refuses the same measurements as the API', () => {
    expect(errorsIn({ measuredOn: '2026-03-15', femurLength: 53.1 })).toEqual([])
    expect(errorsIn({ measuredOn: undefined, femurLength: 53.1 })).toEqual(['measuredOn: Required'])
    expect(errorsIn({ measuredOn: '2026-03-15', femurLength: null })).toEqual([
      'headCircumference: Please enter at least one measurement',
    ])
    expect(errorsIn({ measuredOn: '2026-03-15', femurLength: 900 })).toEqual([
      'femurLength: At most 110 mm. Please check the number and its unit',
    ])
  })

  test('refuses a day in the future, except the day that the saved scan already has', () => {
    const refused = ['measuredOn: The day of a scan cannot be in the future']
    expect(errorsIn({ measuredOn: '2026-03-16', femurLength: 53.1 })).toEqual(refused)
    expect(errorsIn({ measuredOn: '2026-03-16', femurLength: 53.1 }, saved)).toEqual([])
  })

  test('refuses a size that is impossible on that day, except the size that the saved scan already has', () => {
    expect(errorsIn({ measuredOn: '2026-03-15', femurLength: 5.3 })).toEqual([
      'femurLength: 54 mm is typical at this age. Please check the number and its unit',
    ])
    expect(errorsIn({ measuredOn: '2026-03-16', femurLength: 5.3 }, { ...saved, femurLength: 5.3 })).toEqual([])
  })
})
