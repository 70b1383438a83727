import { expect, test } from 'vitest'
import { urgentNumbers } from './urgent-numbers.ts'

test('the numbers to call are those of the region, or none if they vary within it', () => {
  expect(urgentNumbers.uk).toEqual({
    emergency: { whom: '999', number: '999' },
    care: { whom: 'your maternity unit or 111', number: '111' },
  })
  expect(urgentNumbers.us).toEqual({
    emergency: { whom: '911', number: '911' },
    care: { whom: 'your doctor or midwife' },
  })
  expect(urgentNumbers.other).toEqual({
    emergency: { whom: 'your local emergency number' },
    care: { whom: 'your midwife, doctor or clinic' },
  })
})
