/**
 * `npx node tools/pictures/draw-babies.ts` writes docs/pictures/baby-light.png and baby-dark.png. Each shows the drawing of
 * the baby in nine weeks of pregnancy.
 */
import { mkdirSync, readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { resolve } from 'node:path'
import { chromium } from '@playwright/test'
import { bundlePageScript } from '../build/bundle-page-script.ts'
import { findOrInstallChromium } from '../test/chromium.ts'
import { babyLayersScript } from './baby-layers.ts'

const folder = resolve(import.meta.dirname, '../../docs/pictures')
const weeks = [8, 12, 16, 20, 24, 28, 32, 36, 40]
const themes = ['light', 'dark'] as const
/** The width and height of each drawing, in CSS pixels. */
const side = 400
/** Device pixels per CSS pixel, as on a phone. */
const density = 2

const fontFile = createRequire(import.meta.url).resolve('@fontsource/fraunces/files/fraunces-latin-500-normal.woff2')

const page = `
<style>
  @font-face {
    font-family: Fraunces;
    font-weight: 100 900;
    src: url(data:font/woff2;base64,${readFileSync(fontFile).toString('base64')});
  }
  body { margin: 0; background: oklch(0.968 0.014 82); color: oklch(0.28 0.025 55); }
  body[data-theme=dark] { background: oklch(0.2 0.012 62); color: oklch(0.925 0.014 80); }
  main { display: grid; grid-template-columns: repeat(3, ${side}px); gap: 28px; padding: 28px; inline-size: max-content; }
  figure { margin: 0; }
  canvas { display: block; inline-size: ${side}px; block-size: ${side}px; border-radius: 24px; }
  figcaption { padding-block-start: 10px; text-align: center; font: 500 22px/1.3 Fraunces; }
</style>
<main></main>`

const script = `${babyLayersScript}
window.drawWeek = (week, theme, size) => {
  const layers = layersOf(week, size, theme)
  const canvas = newCanvas(size, size)
  const still = drawStill(layers, view, 'metric', size)
  drawFrame(canvas.getContext('2d', { alpha: false }), still, layers, view, null)
  const figure = document.createElement('figure')
  const caption = Object.assign(document.createElement('figcaption'), { textContent: 'Week ' + week })
  figure.append(canvas, caption)
  document.querySelector('main').append(figure)
  document.body.dataset.theme = theme
}
`

mkdirSync(folder, { recursive: true })
const code = await bundlePageScript('draw-babies', script)
const browser = await chromium.launch({
  executablePath: await findOrInstallChromium(),
  args: process.getuid?.() === 0 ? ['--no-sandbox'] : [],
})
try {
  for (const theme of themes) {
    const sheet = await browser.newPage({ viewport: { width: 1400, height: 1500 } })
    await sheet.setContent(page)
    await sheet.addScriptTag({ content: code })
    for (const week of weeks) await sheet.evaluate(`drawWeek(${week}, '${theme}', ${side * density})`)
    await sheet.evaluate('document.fonts.ready.then(() => undefined)')
    const path = resolve(folder, `baby-${theme}.png`)
    await sheet.locator('main').screenshot({ path })
    console.log(`Wrote ${path}`)
    await sheet.close()
  }
} finally {
  await browser.close()
}
