/** Measures how long Chromium needs for a frame of the baby's picture without a graphics card, at a pixel ratio of 2. */
import { gzipSync } from 'node:zlib'
import { chromium } from '@playwright/test'
import { bundlePageScript } from '../../build/bundle-page-script.ts'
import { babyLayersScript } from '../../pictures/baby-layers.ts'
import { findOrInstallChromium } from '../../test/chromium.ts'
import { kilobytes, median, percentile, printFigure } from '../figures.ts'

const weeks = [8, 20, 36]
const framesEach = 120
const side = 400
const density = 2
const targetMs = 4

/** Draws as the page does. Reading a pixel back waits until the frame is really drawn. */
const script = `${babyLayersScript}
window.measureFrames = async (week, frames, size) => {
  const layers = layersOf(week, size, 'dark')
  const canvas = newCanvas(size, size)
  canvas.style.inlineSize = size / devicePixelRatio + 'px'
  document.body.replaceChildren(canvas)
  const still = drawStill(layers, view, 'metric', size)
  const context = canvas.getContext('2d', { alpha: false })
  const times = []
  for (let i = 0; i < frames; i++) {
    // As in the page, each frame is shown before the next one is drawn.
    const now = await new Promise(requestAnimationFrame)
    const begun = performance.now()
    drawFrame(context, still, layers, view, now / 1000)
    context.getImageData(0, 0, 1, 1)
    times.push(performance.now() - begun)
  }
  return times
}
`

export async function measureBabyFrames(): Promise<void> {
  const code = await bundlePageScript('baby-frames', script)
  const browser = await chromium.launch({
    executablePath: await findOrInstallChromium(),
    args: ['--disable-gpu', ...(process.getuid?.() === 0 ? ['--no-sandbox'] : [])],
  })
  console.log(`A frame of the baby's picture, ${side} × ${side} CSS pixels at density ${density}, no graphics card`)
  try {
    const page = await browser.newPage({ deviceScaleFactor: density, viewport: { width: 800, height: 800 } })
    await page.addScriptTag({ content: code })
    for (const week of weeks) {
      const times = await page.evaluate<number[]>(`measureFrames(${week}, ${framesEach}, ${side * density})`)
      const typical = median(times)
      printFigure(`week ${week}, median`, `${typical.toFixed(2)} ms`, {
        words: `under ${targetMs} ms`,
        met: typical < targetMs,
      })
      printFigure('  95th percentile', `${percentile(times, 95).toFixed(2)} ms`)
    }
  } finally {
    await browser.close()
  }
  printFigure('drawing code, gzip', kilobytes(gzipSync(code, { level: 9 }).length))
}
