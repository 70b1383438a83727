import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { paperColours, portraitLimits, resetMinutes } from './rules.ts'

/** The three numbers of each `oklch(…)` value of `--paper`, in the order of the style sheet. */
const papers = readFileSync('src/ui/tokens.css', 'utf8')
  .split('\n')
  .filter((line) => line.includes('--paper: '))
  .flatMap((line) => [...line.matchAll(/oklch\((.*?)\)/g)].map(([, numbers = '']) => numbers.split(' ').map(Number)))

test.each([
  ['light', 0],
  ['dark', 1],
  ['dim', 2],
] as const)('in the %s theme, the colour of the browser’s toolbar matches the page background', (theme, number) => {
  expect(paperColours[theme]).toMatch(/^#[0-9a-f]{6}$/)
  const painted = [...Buffer.from(paperColours[theme].slice(1), 'hex')]
  const differences = toBytes(papers[number] ?? []).map((byte, at) => Math.abs(byte - (painted[at] ?? 0)))
  // A difference of 1 in 255 is invisible.
  expect(Math.max(...differences)).toBeLessThanOrEqual(1)
})

test('a link for a new password works for an hour', () => {
  expect(resetMinutes).toBe(60)
})

test('an uploaded portrait may have up to 10 MB, and is stored 256 pixels wide', () => {
  expect(portraitLimits).toEqual({ maxBytes: 10_485_760, side: 256 })
})

/** https://www.w3.org/TR/css-color-4/#color-conversion-code */
function toBytes([lightness = 0, chroma = 0, hue = 0]: readonly number[]): number[] {
  const [a, b] = [chroma * Math.cos((hue * Math.PI) / 180), chroma * Math.sin((hue * Math.PI) / 180)]
  const l = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3
  const m = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3
  const s = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3
  const linear = [
    4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s,
    -1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s,
    -0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s,
  ]
  return linear.map((part) => Math.round(255 * (part <= 0.0031308 ? 12.92 * part : 1.055 * part ** (1 / 2.4) - 0.055)))
}
