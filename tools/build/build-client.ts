/** Builds the client, its service worker and its prerenderer. */
import { resolve } from 'node:path'
import { build } from 'vite'
import { buildForOlderBrowsers } from './build-for-older-browsers.ts'
import { buildWorker } from './build-worker.ts'
import { compressAssets } from './compress-assets.ts'
import { buildPrerender } from './prerender/build-prerender.ts'
import { folderOf } from './stamp.ts'

const root = resolve(import.meta.dirname, '../..')

export async function buildClient(): Promise<void> {
  const folder = folderOf('client')
  await build({ configFile: resolve(root, 'vite.config.ts'), mode: 'production', logLevel: 'warn' })
  const forOlderBrowsers = await buildForOlderBrowsers(folder)
  await buildWorker(folder)
  compressAssets(folder)
  await buildPrerender(folder, forOlderBrowsers)
}
