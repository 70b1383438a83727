import { expect, test } from 'vitest'
import { findElements } from '../testing.ts'
import { ProgressBar } from './ProgressBar.tsx'

test.each([
  [0, '-100%'],
  [40, '-60%'],
  [100, '0%'],
  [130, '0%'],
  [-5, '-100%'],
])('%i percent moves the fill by %s of its length along the line', (value, moved) => {
  const [bar, fill] = findElements(<ProgressBar label="Upload" value={value} valueText="Nearly there" />, 'div')
  expect(bar?.attributes).toMatchObject({
    role: 'progressbar',
    'aria-label': 'Upload',
    'aria-valuemin': '0',
    'aria-valuemax': '100',
    'aria-valuenow': `${value}`,
    'aria-valuetext': 'Nearly there',
  })
  expect(fill?.attributes.style).toBe(`translate:calc(var(--line-direction) * ${moved}) 0`)
})
