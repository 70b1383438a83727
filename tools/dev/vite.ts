/** Vite's development server as middleware. It compiles modules on request and replaces changed ones in the open page. */
import { realpathSync } from 'node:fs'
import type { Server } from 'node:http'
import { resolve } from 'node:path'
import { createServer, type ViteDevServer } from 'vite'

const root = resolve(import.meta.dirname, '../..')

/** `server` is the HTTP server over which Vite tells browsers about changes. */
export function openVite(server: Server): Promise<ViteDevServer> {
  return createServer({
    configFile: resolve(root, 'vite.config.ts'),
    mode: 'development',
    logLevel: 'warn',
    appType: 'custom',
    server: {
      middlewareMode: true,
      hmr: { server },
      // Most sources are outside Vite's root, src/app/client, and node_modules may be a link to another folder.
      fs: { allow: [root, realpathSync(resolve(root, 'node_modules'))] },
    },
  })
}
