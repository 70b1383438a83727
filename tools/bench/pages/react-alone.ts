/** The baseline for every page: React and react-dom alone, built by the same Vite and served like the product's pages. */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import react from '@vitejs/plugin-react'
import { build } from 'vite'
import { compressAssets } from '../../build/compress-assets.ts'
import { type ServerProcess, startServer } from '../server/server-process.ts'

const script = `
import { createElement, StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
createRoot(document.getElementById('root')).render(createElement(StrictMode, null, createElement('h1', null, 'Hi')))
`

const page = `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width, initial-scale=1" />
    <title>React alone</title>
    <link rel="icon" href="/icon.svg" />
    <script type="module" src="/assets/react-alone.js"></script>
  </head>
  <body>
    <div id="root"><!-- first screen --></div>
    <!-- page data -->
  </body>
</html>
`

const icon = '<svg xmlns="http://www.w3.org/2000/svg"/>'

const scriptWithButton = `
import { createElement, StrictMode, useState } from 'react'
import { createRoot } from 'react-dom/client'
function Press() {
  const [isPressed, setPressed] = useState(false)
  return createElement('button', { 'data-pressed': isPressed || undefined, onClick: () => setPressed(true) }, 'Hi')
}
createRoot(document.getElementById('root')).render(createElement(StrictMode, null, createElement(Press)))
`

export async function buildReactAlone({ hasButton = false } = {}): Promise<string> {
  const entry = 'virtual:react-alone'
  const provide = {
    name: 'react-alone',
    resolveId: (id: string) => (id === entry ? join(import.meta.dirname, 'react-alone.js') : null),
    load: (id: string) => (id.endsWith('react-alone.js') ? (hasButton ? scriptWithButton : script) : null),
  }
  const result = await build({
    configFile: false,
    root: import.meta.dirname,
    mode: 'production',
    logLevel: 'error',
    plugins: [react(), provide],
    build: {
      write: false,
      target: 'baseline-widely-available',
      modulePreload: { polyfill: false },
      rolldownOptions: { input: entry },
    },
  })
  const [output] = [result].flat()
  if (!output || !('output' in output)) throw new Error('React alone could not be built.')
  const [code, ...others] = output.output.flatMap((part) => (part.type === 'chunk' ? [part.code] : []))
  if (code === undefined || others.length > 0) throw new Error('React alone was not built into one file.')
  return code
}

/** Starts Nestling's server with a page of React alone instead of the client. */
export async function serveReactAlone(options?: { hasButton: boolean }): Promise<ServerProcess> {
  const folder = mkdtempSync(join(tmpdir(), 'nestling-react-alone-'))
  const client = join(folder, 'client')
  mkdirSync(join(client, 'assets'), { recursive: true })
  writeFileSync(join(client, 'index.html'), page)
  writeFileSync(join(client, 'icon.svg'), icon)
  writeFileSync(join(client, 'assets', 'react-alone.js'), await buildReactAlone(options))
  compressAssets(client)

  const serve = `const { start } = await import('./src/app/server/start.ts'); await start(${JSON.stringify(client)})`
  const server = await startServer(['--input-type=module', '-e', serve], { DATA_DIR: join(folder, 'data') })
  return {
    ...server,
    async stop() {
      await server.stop()
      rmSync(folder, { recursive: true, force: true })
    },
  }
}
