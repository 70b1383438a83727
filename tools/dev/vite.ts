/** Vite's development server as middleware. It compiles modules on request and replaces changed ones in the open page. */
import { realpathSync } from 'node:fs'
import type { Server } from 'node:http'
import { resolve } from 'node:path'
import { createServer, type ViteDevServer } from 'vite'

const root = resolve(import.meta.dirname, '../..')

/** Browsers are notified of changes over the same HTTP server. */
export function openVite(server: Server): Promise<ViteDevServer> {
  return createServer({
    configFile: resolve(root, 'vite.config.ts'),
    mode: 'development',
    logLevel: 'warn',
    appType: 'custom',
    server: {
      middlewareMode: true,
      hmr: { server },
      // Most source files are outside Vite's root, src/app/client, and the packages may be a link.
      fs: { allow: [root, realpathSync(resolve(root, 'node_modules'))] },
    },
  })
}
