import { expect, test } from 'vitest'
import { rulerFor } from './ruler.ts'

test.each([
  [23, '5 mm', '1/4 in'],
  [110, '2 cm', '1 in'],
  [330, '10 cm', '4 in'],
])('a picture that is %d mm wide has a ruler of %s, or %s in US units', (millimetres, metric, us) => {
  expect(rulerFor(millimetres, 'metric')?.label).toBe(metric)
  expect(rulerFor(millimetres, 'us')?.label).toBe(us)
})

test('the ruler takes between 10 % and 36 % of the width of the picture', () => {
  for (let millimetres = 2; millimetres < 700; millimetres += 1)
    for (const units of ['metric', 'us'] as const) {
      const share = (rulerFor(millimetres, units)?.mm ?? 0) / millimetres
      expect(share).toBeGreaterThan(0.1)
      expect(share).toBeLessThan(0.36)
    }
})
