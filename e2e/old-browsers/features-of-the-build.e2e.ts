import { globSync, readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { methods, statics } from '#app/client/older-browsers/missing-functions.ts'
import { acceptedFeatures } from '../../tools/served-browsers/accepted-features.ts'
import { findInScript } from '../../tools/served-browsers/script-features.ts'
import { findInStyles } from '../../tools/served-browsers/style-features.ts'
import { expect, test } from '../test-app/test-app.ts'

const client = resolve(import.meta.dirname, '../../dist/client')

test('the built client uses only features that every supported browser has, that it adds itself, or that it can do without', () => {
  const read = (name: string) => readFileSync(resolve(client, name), 'utf8')
  const scripts = [...globSync('{*,assets/*}.js', { cwd: client }), '.prerender/first-script.js']
  const styles = globSync('{*,assets/*}.css', { cwd: client })
  const found = new Set([
    ...scripts.flatMap((name) => [...findInScript(read(name))]),
    ...styles.flatMap((name) => [...findInStyles(read(name))]),
  ])

  const accepted = acceptedFeatures.flatMap(({ features }) => features)
  const added = Object.entries({ ...statics, ...methods }).flatMap(([owner, functions]) =>
    Object.keys(functions).map((name) => `${owner}.${name}`),
  )
  expect([...found].sort()).toEqual([...accepted, ...added].sort())
})
