/** Builds the files that the page's inline script loads in older browsers only. */
import { resolve } from 'node:path'
import { build } from 'vite'
import type { Language } from '../../src/language/languages.ts'
import { buildTargets, servedBrowsers } from './served-browsers.ts'
import { oneLanguage } from './texts/one-language.ts'

/** The oldest browsers that load the app's scripts at all. */
export const oldestWithModules = ['chrome63', 'firefox67', 'safari11.1']

/** The address of each built file. Its key is the constant in the inline script that the address replaces. */
export type ForOlderBrowsers = Readonly<Record<'MISSING_FUNCTIONS' | 'TOO_OLD', string>>

export const buildForOlderBrowsers = async (folder: string, language: Language): Promise<ForOlderBrowsers> => ({
  MISSING_FUNCTIONS: await buildFile(folder, language, 'missing-functions', buildTargets),
  TOO_OLD: await buildFile(folder, language, 'too-old', oldestWithModules),
})

/** Builds one file. Returns its address, which contains a hash of its content. */
async function buildFile(folder: string, language: Language, name: string, target: string[]): Promise<string> {
  const result = await build({
    configFile: false,
    mode: 'production',
    logLevel: 'warn',
    publicDir: false,
    plugins: [oneLanguage(language)],
    define: { SERVED_BROWSERS: JSON.stringify(servedBrowsers) },
    build: {
      outDir: resolve(folder, 'assets'),
      emptyOutDir: false,
      target,
      modulePreload: false,
      rolldownOptions: {
        input: resolve(import.meta.dirname, `../../src/app/client/older-browsers/${name}.ts`),
        output: { format: 'iife', entryFileNames: '[name]-[hash:7].js' },
      },
    },
  })
  const [output] = [result].flat()
  if (!output || !('output' in output)) throw new Error(`${name} could not be built.`)
  return `/assets/${output.output[0].fileName}`
}
