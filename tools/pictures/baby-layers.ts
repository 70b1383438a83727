/**
 * A script for a page that draws babies without the app. It defines the function `layersOf(week, size, theme)`. Callers
 * append code that draws these layers, so the script also imports the functions for that.
 */
import { resolve } from 'node:path'

const folder = resolve(import.meta.dirname, '../../src/features/baby-drawing/client')

export const babyLayersScript = `
import { wholeViewport } from '${folder}/light/pixels.ts'
import { runToEnd } from '${folder}/light/run-to-end.ts'
import { drawFrame, drawStill } from '${folder}/picture/draw-frame.ts'
import { drawSteps } from '${folder}/rendering/draw-steps.ts'
import { newCanvas } from '${folder}/picture/new-canvas.ts'

const view = { zoom: 1, x: 0, y: 0 }

function layerOf(request) {
  const { data, ...drawn } = runToEnd(drawSteps(request))
  const image = newCanvas(drawn.width, drawn.height)
  image.getContext('2d').putImageData(new ImageData(data, drawn.width, drawn.height), 0, 0)
  return { ...drawn, image, request }
}

function layersOf(week, size, theme) {
  const request = { days: week * 7, theme, size, viewport: wholeViewport }
  return { baby: layerOf({ ...request, what: 'baby' }), womb: layerOf({ ...request, what: 'womb' }) }
}
`
