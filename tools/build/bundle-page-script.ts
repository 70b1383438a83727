/** Bundles a generated script and its imports into one string, which a tool runs in a page. */
import { join } from 'node:path'
import { build } from 'vite'
import { sourceLanguage } from '../../src/language/languages.ts'
import { oneLanguage } from './texts/one-language.ts'

export async function bundlePageScript(name: string, script: string): Promise<string> {
  const entry = `virtual:${name}`
  const file = join(import.meta.dirname, `${name}.js`)
  const result = await build({
    configFile: false,
    root: import.meta.dirname,
    mode: 'production',
    logLevel: 'error',
    plugins: [
      oneLanguage(sourceLanguage),
      {
        name,
        resolveId: (id) => (id === entry ? file : null),
        load: (id) => (id === file ? script : null),
      },
    ],
    build: {
      write: false,
      modulePreload: { polyfill: false },
      rolldownOptions: { input: entry, output: { format: 'iife' } },
    },
  })
  const [output] = [result].flat()
  if (!output || !('output' in output)) throw new Error(`${name} could not be built.`)
  return output.output.flatMap((part) => (part.type === 'chunk' ? [part.code] : [])).join('\n')
}
