import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

/** The parts of a value, such as `max(1px, 2px)`. Spaces inside brackets do not separate parts. */
const partsOf = (value: string) => value.match(/(?:[^\s()]|\((?:[^()]|\((?:[^()]|\([^()]*\))*\))*\))+/g) ?? []

/** Whether a shorthand has different values for left and right. It is then wrong in one of the writing directions. */
function isOneSided(name: string, value: string): boolean {
  const [first, second, third, fourth] = partsOf(value.replaceAll('inset-left', 'inset-right'))
  if (fourth === undefined) return name === 'border-radius' && second !== undefined && first !== second
  return name === 'border-radius' ? first !== second || third !== fourth : second !== fourth
}

test.each([
  ['inset', '0 auto 0 0', true],
  ['inset', '0 auto', false],
  ['padding', '0 max(8px, env(safe-area-inset-right)) 1px max(8px, env(safe-area-inset-left))', false],
  ['padding', '0 calc(var(--a) + 1px) 0 var(--a)', true],
  ['border-radius', '1px 0 0 1px', true],
  ['border-radius', '1px 1px 0 0', false],
])('%s: %s is one-sided: %s', (name, value, expected) => {
  expect(isOneSided(name, value)).toBe(expected)
})

test('no CSS shorthand has different values for left and right, because Arabic is written from right to left', () => {
  const found = globSync('src/**/*.css').flatMap((file) =>
    [...readFileSync(file, 'utf8').matchAll(/(?<![\w-])(inset|padding|margin|border-radius):\s*([^;]+);/g)]
      .filter(([, name = '', value = '']) => isOneSided(name, value))
      .map(([declaration]) => `${file}: ${declaration.replaceAll(/\s+/g, ' ')}`),
  )
  expect(found).toEqual([])
})
