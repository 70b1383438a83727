/** Loads the prerendering code of a built client, and makes the head tags for the pages that it renders. */
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { prerenderedScreens } from '../../page-parts.ts'
import { findChunk, importLate, listExtraFiles, readChunks } from './bundle.ts'

export type Prerender = {
  /** Renders markup that the app hydrates: home, or only the frame of another page. With `isWhole`, the whole page. */
  draw(path: string, pageData: unknown, isWhole: boolean): Promise<string>
  /** Additional head tags, by the name of the screen that is rendered in full. */
  readonly heads: ReadonlyMap<string, string>
  /** The styles of the side menu, for every page. */
  readonly menuStyle: string
  /** The inline script that starts the app. */
  readonly script: string
  /** The contents of the style block in `heads`. */
  readonly style: string
}

type Draw = (path: string, pageData: unknown, isWhole: boolean) => Promise<string>

/** Reads the prerendering code from the client's folder; undefined if the client was built without it. */
export function readPrerender(folder: string): Prerender | undefined {
  const code = join(folder, '.prerender/prerender.js')
  if (!existsSync(code)) return undefined
  const chunks = readChunks(folder)
  const filesOf = new Map(
    Object.entries(prerenderedScreens).map(([screen, sources]) => [screen, listExtraFiles(chunks, sources)]),
  )
  const files = new Set([...filesOf.values()].flat())
  const style = readStyles(folder, files)
  const marks = [...files].filter((file) => file.endsWith('.css')).map(markAsLoaded)
  const heads = new Map(
    [...filesOf].map(([screen, files]) => {
      const scripts = files.filter((file) => file.endsWith('.js'))
      return [
        screen,
        `<style>${style}</style>${[...marks, ...scripts.map((file) => deferredScriptTag(`/${file}`))].join('')}`,
      ]
    }),
  )
  // The prerendering code is loaded with the first page, so the start does not wait for it.
  const load = importLate<{ prerender: Draw }>(code)

  return {
    menuStyle: readStyles(folder, new Set(findChunk(chunks, sideMenu).css)),
    script: readFileSync(join(folder, '.prerender/first-script.js'), 'utf8'),
    style,
    heads,
    async draw(path, pageData, isWhole) {
      const { prerender } = await load()
      return prerender(path, pageData, isWhole)
    },
  }
}

/** The side menu's source file, as the build names it. The styles of its imports are in every page anyway. */
const sideMenu = 'shell/SideMenu.tsx'

const readStyles = (folder: string, files: ReadonlySet<string>) =>
  [...files]
    .filter((file) => file.endsWith('.css'))
    .map((file) => readFileSync(join(folder, file), 'utf8'))
    .join('')

/** A tag with the address of a code file. The page's inline script loads the file after the first paint. */
export const deferredScriptTag = (path: string) => `<meta name="part" content="${path}">`

/**
 * A tag for a stylesheet that is already inline. Vite looks for this tag before it loads the stylesheet of a part. Without
 * the tag, the browser would fetch the stylesheet and style the whole page again. `disabled` prevents the fetch.
 */
export const markAsLoaded = (path: string) => `<link rel="stylesheet" href="/${path}" disabled>`
