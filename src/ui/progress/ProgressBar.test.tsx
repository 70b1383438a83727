import { expect, test } from 'vitest'
import { findElements } from '../testing.ts'
import { ProgressBar } from './ProgressBar.tsx'

test.each([
  [0, '0%'],
  [40, '40%'],
  [100, '100%'],
  [130, '100%'],
  [-5, '0%'],
])('%i percent fills %s of the track', (value, shown) => {
  const [bar, fill] = findElements(<ProgressBar label="Upload" value={value} valueText="Nearly there" />, 'div')
  expect(bar?.attributes).toMatchObject({
    role: 'progressbar',
    'aria-label': 'Upload',
    'aria-valuemin': '0',
    'aria-valuemax': '100',
    'aria-valuenow': `${value}`,
    'aria-valuetext': 'Nearly there',
  })
  expect(fill?.attributes.style).toBe(`inline-size:${shown}`)
})
