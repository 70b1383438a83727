/**
 * Builds the prerenderer: a bundle of the client's components with which the server renders the first screen of a page. Also
 * builds the inline script of every page.
 */
import { resolve } from 'node:path'
import { build, type Plugin } from 'vite'
import { prerenderedScreens } from '../../../src/app/page-parts.ts'
import { inLatin1 } from '../in-latin-1.ts'

const root = resolve(import.meta.dirname, '../../..')

export async function buildPrerender(folder: string): Promise<void> {
  await buildRenderer(folder)
  await buildFirstScript(folder)
}

/** The inline script of every page. */
const buildFirstScript = (folder: string) =>
  build({
    configFile: false,
    root: resolve(root, 'src/app/client'),
    mode: 'production',
    logLevel: 'warn',
    publicDir: false,
    build: {
      outDir: resolve(folder, '.prerender'),
      emptyOutDir: false,
      target: 'baseline-widely-available',
      modulePreload: false,
      rolldownOptions: {
        input: resolve(root, 'src/app/client/first-script.ts'),
        output: { format: 'iife', entryFileNames: 'first-script.js' },
      },
    },
  })

async function buildRenderer(folder: string): Promise<void> {
  await build({
    configFile: resolve(root, 'vite.config.ts'),
    mode: 'production',
    logLevel: 'warn',
    publicDir: false,
    plugins: [withoutLazyParts, withoutStreams, inLatin1],
    define: { 'process.env.NODE_ENV': '"production"' },
    ssr: { noExternal: true },
    build: {
      ssr: resolve(root, 'src/app/client/prerender.tsx'),
      outDir: resolve(folder, '.prerender'),
      emptyOutDir: true,
      manifest: false,
      license: false,
      // Comments would stay in memory with the code.
      rolldownOptions: { output: { banner: browserStubs, codeSplitting: false, comments: false } },
    },
  })
}

const emptyModule = '\0empty'
const includedFiles = new Set(
  Object.values(prerenderedScreens).flatMap((files) => files.map((file) => resolve(root, 'src', file))),
)

/**
 * In the prerenderer, lazy parts are empty modules, so it renders their fallbacks. Only the files in `prerenderedScreens` are
 * included. An import that never resolves would also render the fallback, but React would wait for it and hold the data of
 * every page that it has rendered.
 */
const withoutLazyParts: Plugin = {
  name: 'without-lazy-parts',
  async resolveDynamicImport(path, importer) {
    if (typeof path !== 'string') return null
    const file = await this.resolve(path, importer)
    return file && includedFiles.has(file.id) ? null : emptyModule
  },
  load: (id) => (id === emptyModule ? 'export {}' : null),
}

/** Leaves out React's stream renderer, which is half of React's server code. Only `renderToString` is used. */
const withoutStreams: Plugin = {
  name: 'without-streams',
  enforce: 'pre',
  resolveId: (id) => (/\/react-dom-server\.edge\.production\.js$/.test(id) ? emptyModule : null),
}

/** Stubs for the browser globals that modules read while they load. They return the values of a new, empty tab. */
const browserStubs = `
const addEventListener = () => {}
const document = { getElementById: () => null }
const location = { pathname: '/', search: '', hash: '' }
const sessionStorage = { getItem: () => null }
const navigator = { maxTouchPoints: 0 }
`
