/** A Vite plugin for the pictures of things that the baby is compared with: our own drawings, or icons of Fluent Emoji. */
import { hash } from 'node:crypto'
import { existsSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { icons } from '@iconify-json/fluent-emoji-flat'
import type { Plugin } from 'vite'
import { weekFile } from '../../../src/features/guide/server/weeks/read-file.ts'
import { parseWeek } from '../../../src/features/guide/server/weeks/read-week.ts'
import { firstContentWeek, lastContentWeek } from '../../../src/features/journey/rules.ts'

/** Maps our name of a picture to the name of its icon in Fluent Emoji Flat. */
const iconOf: Record<string, string> = {
  apple: 'red-apple',
  avocado: 'avocado',
  banana: 'banana',
  'bell-pepper': 'bell-pepper',
  blueberry: 'blueberries',
  'cantaloupe-melon': 'melon',
  cucumber: 'cucumber',
  'ear-of-corn': 'ear-of-corn',
  'green-olive': 'olive',
  lemon: 'lemon',
  lime: 'lime',
  mango: 'mango',
  nectarine: 'peach',
  pear: 'pear',
  pineapple: 'pineapple',
  'romaine-lettuce': 'leafy-green',
  watermelon: 'watermelon',
}

const moduleId = 'virtual:comparison-pictures'
// The leading NUL keeps other plugins from looking for the module on disk.
const resolvedId = `\0${moduleId}`

export function comparisonPictures(): Plugin {
  return {
    name: 'comparison-pictures',
    resolveId: (id) => (id === moduleId ? resolvedId : undefined),
    load(id) {
      if (id !== resolvedId) return undefined
      for (let week = firstContentWeek; week <= lastContentWeek; week++)
        this.addWatchFile(fileURLToPath(weekFile(week)))
      const pictures = readPictures()
      for (const name of pictures.keys())
        if (existsSync(drawingFile(name))) this.addWatchFile(fileURLToPath(drawingFile(name)))
      // One hash in the folder's name covers all pictures, so the app's code needs no hash for each picture.
      const isBuild = this.environment.mode === 'build'
      const folder = isBuild
        ? `assets/pictures-${hash('sha256', JSON.stringify([...pictures])).slice(0, 8)}`
        : folderInDev
      if (isBuild)
        for (const [name, source] of pictures)
          this.emitFile({ type: 'asset', fileName: `${folder}/${name}.svg`, source })
      return `export const pictureUrl = (name) => \`/${folder}/\${name}.svg\`\n`
    },
    // Vite emits no files in development, so this answers the requests for pictures.
    configureServer({ middlewares }) {
      middlewares.use(`/${folderInDev}`, ({ url }, response, next) => {
        const picture = readPictures().get(url?.match(/^\/([\w-]+)\.svg$/)?.[1] ?? '')
        if (picture === undefined) return next()
        response.setHeader('content-type', 'image/svg+xml')
        response.end(picture)
      })
    },
  }
}

const folderInDev = 'comparison-pictures'

/** Returns the SVG of each picture that a week of the guide uses, by the picture's name. */
function readPictures(): Map<string, string> {
  const pictures = new Map<string, string>()
  for (let week = firstContentWeek; week <= lastContentWeek; week++) {
    const name = parseWeek(week).size.picture
    if (pictures.has(name)) continue
    const source = readPicture(name)
    if (source === undefined)
      throw new Error(
        `Week ${week} names the picture "${name}", which is neither a drawing in ` +
          'src/features/guide/client/pictures nor an icon listed in tools/build/pictures/comparison-pictures.ts.',
      )
    pictures.set(name, source)
  }
  return pictures
}

/** The SVG of the picture with this name; undefined if there is none. */
export function readPicture(name: string): string | undefined {
  const drawing = drawingFile(name)
  if (existsSync(drawing)) return readFileSync(drawing, 'utf8')
  const icon = icons.icons[iconOf[name] ?? '']
  if (!icon) return undefined
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${icons.width} ${icons.height}">${icon.body}</svg>\n`
}

function drawingFile(name: string): URL {
  return new URL(`../../../src/features/guide/client/pictures/${name}.svg`, import.meta.url)
}
