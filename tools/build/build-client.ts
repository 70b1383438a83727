/** Builds the client, its service worker and its prerenderer in each language that people can choose. */
import { resolve } from 'node:path'
import { build } from 'vite'
import { type Language, offeredLanguages, sourceLanguage } from '../../src/language/languages.ts'
import { buildForOlderBrowsers } from './build-for-older-browsers.ts'
import { buildWorker } from './build-worker.ts'
import { compressAssets } from './compress-assets.ts'
import { buildPrerender } from './prerender/build-prerender.ts'
import { folderOf } from './stamp.ts'
import { oneLanguage } from './texts/one-language.ts'

const root = resolve(import.meta.dirname, '../..')

export async function buildClient(): Promise<void> {
  for (const language of offeredLanguages) await buildInLanguage(language)
}

export const folderIn = (language: Language): string =>
  language === sourceLanguage ? folderOf('client') : resolve(folderOf('client'), '.languages', language)

/** Builds the client in one language. Only English gets the public files. Its folder contains the others. */
export async function buildInLanguage(language: Language, folder = folderIn(language)): Promise<void> {
  const isSource = language === sourceLanguage
  await build({
    configFile: resolve(root, 'vite.config.ts'),
    mode: 'production',
    logLevel: 'warn',
    plugins: [oneLanguage(language)],
    build: { outDir: folder, copyPublicDir: isSource },
  })
  const forOlderBrowsers = await buildForOlderBrowsers(folder, language)
  await buildWorker(folder, language)
  compressAssets(folder)
  await buildPrerender(folder, language, forOlderBrowsers)
}
