import { expect, test } from 'vitest'
import { methods, statics } from '../../src/app/client/older-browsers/missing-functions.ts'
import { listLacking, readFeature } from './browser-support.ts'
import { findInScript } from './script-features.ts'
import { findInStyles } from './style-features.ts'

const added = [...Object.entries(statics), ...Object.entries(methods)].flatMap(([owner, functions]) =>
  Object.keys(functions).map((name) => `${owner}.${name}`),
)

test('a browser that has URL.parse also has all other functions that the app adds to older browsers', () => {
  const newest = versionsOf('URL.parse')
  for (const name of added)
    for (const [browser, version] of Object.entries(versionsOf(name)))
      expect(version, `${name} in ${browser}`).toBeLessThanOrEqual(newest[browser] ?? 0)
})

function versionsOf(path: string): Record<string, number> {
  const [owner = '', name = ''] = path.split('.')
  const features = [readFeature('javascript', 'builtins', owner, name), readFeature('api', owner, `${name}_static`)]
  expect(
    features.some(({ compat }) => compat !== undefined),
    path,
  ).toBe(true)
  return Object.fromEntries(
    features.flatMap(listLacking).map((lacking) => {
      const [browser = '', version = ''] = lacking.split(' ')
      return [browser, Number.parseFloat(version)]
    }),
  )
}

test('no served browser is told that it is too old', () => {
  // first-script.ts tells a browser that it is too old if it lacks one of these.
  const required = [readFeature('api', 'CompressionStream'), readFeature('css', 'selectors', 'has')]
  expect(required.map(({ compat }) => compat !== undefined)).toEqual([true, true])
  expect(required.flatMap(listLacking)).toEqual([])
})

test.each([
  ['[2, 1].toSorted()', 'Array.toSorted'],
  ['Promise.withResolvers()', 'Promise.withResolvers'],
  ["URL['parse'](address)", 'URL.parse'],
  ['Temporal.Now', 'Temporal'],
  ['new Set().union(other)', 'Set.union'],
])('%s is found in a script', (script, feature) => {
  expect([...findInScript(script)]).toContain(feature)
})

test.each(['[2, 1].sort()', 'const { toSorted } = own', 'own = { Temporal: 1 }', 'Promise.all(all)'])(
  'nothing is found in %s',
  (script) => {
    expect([...findInScript(script)]).toEqual([])
  },
)

test.each([
  ['a { color: light-dark(red, blue) }', 'light-dark()'],
  ['a{text-wrap:balance}', 'text-wrap: balance'],
  ['@starting-style { a { opacity: 0 } }', '@starting-style'],
  ['p:popover-open { color: red }', ':popover-open'],
  ['dialog::backdrop{background:var(--backdrop)}', '::backdrop with a variable without a fallback'],
  ['@media print { a { anchor-name: --a } }', 'anchor-name'],
])('%s is found in styles', (css, feature) => {
  expect([...findInStyles(css)]).toContain(feature)
})

test.each(['a:hover { color: red; background: url("light-dark(x).png") }', '@media print { a { display: grid } }'])(
  'nothing is found in %s',
  (css) => {
    expect([...findInStyles(css)]).toEqual([])
  },
)
