/** Rewrites constant `oklch()` colours as sRGB ones, which every browser reads. All colours of the app are within sRGB. */
import { transform } from 'lightningcss'
import type { Plugin } from 'vite'

/** With this version as its target, Lightning CSS writes an sRGB colour first, and others for newer browsers after it. */
const chromeWithoutOklch = 100 << 16

export const coloursInSrgb = (): Plugin => ({
  name: 'colours-in-srgb',
  enforce: 'pre',
  transform: (code, id) => (/\.css($|\?)/.test(id) ? code.replaceAll(/oklch\([^()]+\)/g, inSrgb) : null),
})

/** `oklch(0.968 0.014 82)` → `#f9f4ea` */
export function inSrgb(colour: string): string {
  const code = Buffer.from(`a{color:${colour}}`)
  const { code: css } = transform({
    filename: 'colour.css',
    code,
    minify: true,
    targets: { chrome: chromeWithoutOklch },
  })
  const [, first = colour] = /color:([^;}]+)/.exec(css.toString()) ?? []
  return first
}
