/** Builds the service worker into the folder of a built client, with the list of the files that it caches. */
import { hash } from 'node:crypto'
import { globSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { build } from 'vite'
import { workerPath } from '../../src/app/page-parts.ts'
import type { Language } from '../../src/language/languages.ts'
import { buildTargets } from './served-browsers.ts'
import { oneLanguage } from './texts/one-language.ts'

export async function buildWorker(folder: string, language: Language): Promise<void> {
  await build({
    configFile: false,
    root: resolve(import.meta.dirname, '../../src/app/client/worker'),
    mode: 'production',
    logLevel: 'warn',
    publicDir: false,
    plugins: [oneLanguage(language)],
    define: { SHELL: JSON.stringify(describeShell(folder)) },
    build: {
      outDir: folder,
      emptyOutDir: false,
      target: buildTargets,
      modulePreload: { polyfill: false },
      rolldownOptions: {
        input: resolve(import.meta.dirname, '../../src/app/client/worker/worker.ts'),
        output: { format: 'iife', entryFileNames: workerPath(language).slice(1) },
      },
    },
  })
}

/** A version that changes with the page or a file, and the files for use offline: all but home-screen icons and licences. */
function describeShell(folder: string) {
  const files = globSync('assets/**/*.*', { cwd: folder, exclude: (name) => /\.(br|gz|md|map)$/.test(name) }).sort()
  const page = readFileSync(join(folder, 'index.html'), 'utf8')
  return {
    version: hash('sha256', page + files.join()).slice(0, 12),
    files: files.map((name) => `/${name.replaceAll('\\', '/')}`),
  }
}
