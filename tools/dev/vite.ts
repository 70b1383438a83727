/** Vite's development server as middleware of ours: it compiles each module when the page asks, and replaces changed ones. */
import type { Server } from 'node:http'
import { resolve } from 'node:path'
import { createServer, type ViteDevServer } from 'vite'

const root = resolve(import.meta.dirname, '../..')

/** Browsers hear of changes over the same HTTP server. */
export function openVite(server: Server): Promise<ViteDevServer> {
  return createServer({
    configFile: resolve(root, 'vite.config.ts'),
    mode: 'development',
    logLevel: 'warn',
    appType: 'custom',
    server: {
      middlewareMode: true,
      hmr: { server },
      // Most of what pages are made of is beside Vite's own root, src/app/client.
      fs: { allow: [root] },
    },
  })
}
