/**
 * Builds the prerenderer: a bundle of the client's components with which the server renders the first screen of a page. A
 * second bundle renders pages that can be read without scripts. Also builds the inline script of every page.
 */
import { resolve } from 'node:path'
import { build, type Plugin } from 'vite'
import { plainPages, prerenderedScreens } from '../../../src/app/page-parts.ts'
import type { Language } from '../../../src/language/languages.ts'
import { type ForOlderBrowsers, oldestWithModules } from '../build-for-older-browsers.ts'
import { inLatin1 } from '../in-latin-1.ts'
import { oneLanguage } from '../texts/one-language.ts'

const root = resolve(import.meta.dirname, '../../..')

/** Builds the three bundles into a folder of a client in this language. */
export async function buildPrerender(folder: string, language: Language, files: ForOlderBrowsers): Promise<void> {
  await buildRenderer(folder, language, {
    entry: 'prerender',
    parts: prerenderedScreens,
    banner: browserStubs,
    plugins: [withoutStreams],
  })
  await buildRenderer(folder, language, {
    entry: 'plain',
    parts: plainPages,
    banner: browserStubs + readersFetch,
    plugins: [],
  })
  await buildFirstScript(folder, language, files)
}

/** The inline script of every page. */
const buildFirstScript = (folder: string, language: Language, files: ForOlderBrowsers) =>
  build({
    configFile: false,
    root: resolve(root, 'src/app/client'),
    mode: 'production',
    logLevel: 'warn',
    publicDir: false,
    plugins: [oneLanguage(language)],
    define: Object.fromEntries(Object.entries(files).map(([name, address]) => [name, JSON.stringify(address)])),
    build: {
      outDir: resolve(folder, '.prerender'),
      emptyOutDir: false,
      // Browsers that are too old for the app run this script too. It then tells people that the browser is too old.
      target: oldestWithModules,
      modulePreload: false,
      rolldownOptions: {
        input: resolve(root, 'src/app/client/first-script.ts'),
        output: { format: 'iife', entryFileNames: 'first-script.js' },
      },
    },
  })

type Bundle = { entry: string; parts: Readonly<Record<string, readonly string[]>>; banner: string; plugins: Plugin[] }

async function buildRenderer(
  folder: string,
  language: Language,
  { entry, parts, banner, plugins }: Bundle,
): Promise<void> {
  await build({
    configFile: resolve(root, 'vite.config.ts'),
    mode: 'production',
    logLevel: 'warn',
    publicDir: false,
    plugins: [oneLanguage(language), withLazyParts(Object.values(parts).flat()), inLatin1, ...plugins],
    define: { 'process.env.NODE_ENV': '"production"' },
    ssr: { noExternal: true },
    build: {
      ssr: resolve(root, `src/app/client/${entry}.tsx`),
      outDir: resolve(folder, '.prerender'),
      emptyOutDir: false,
      manifest: false,
      license: false,
      // Comments would stay in memory with the code.
      rolldownOptions: { output: { banner, codeSplitting: false, comments: false } },
    },
  })
}

const emptyModule = '\0empty'

/**
 * Replaces each lazily imported file by an empty module, so React renders the fallback of the lazy part. Files with one
 * of these paths below `src` are bundled unchanged. With an import that never resolves, React would also render the
 * fallback, but it would wait for the import and hold the data of every page that it has rendered.
 */
function withLazyParts(names: readonly string[]): Plugin {
  const files = new Set(names.map((name) => resolve(root, 'src', name)))
  return {
    name: 'with-lazy-parts',
    async resolveDynamicImport(path, importer) {
      if (typeof path !== 'string') return null
      const file = await this.resolve(path, importer)
      return file && files.has(file.id) ? null : emptyModule
    },
    load: (id) => (id === emptyModule ? 'export {}' : null),
  }
}

/** Leaves out React's stream renderer, which is half of React's server code, for a bundle that uses only `renderToString`. */
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
const navigator = { maxTouchPoints: 0, userAgent: '' }
const matchMedia = () => ({ matches: false })
`

/** In the bundle for plain pages, `fetch` calls the function that `renderPlain` was given for the page being rendered. */
const readersFetch = `
import { AsyncLocalStorage } from 'node:async_hooks'
const readersFetch = new AsyncLocalStorage()
const fetch = (address, options) => readersFetch.getStore()(address, options)
`
