/** The downloadable picture: the baby, with name, week and date below. */
import type { Units } from '#platform/shared/units.ts'
import { texts } from '../texts/texts.ts'
import { drawFrame, drawStill, type Layers } from './draw-frame.ts'
import { newCanvas } from './new-canvas.ts'
import { wholeView } from './zoom.ts'

const pictureWidth = 1200
const pictureHeight = 1500
const margin = 48
/** The width and height of the drawing, which has a margin on each side. */
export const drawingSize = pictureWidth - 2 * margin
const secondaryOpacity = 0.72

export type Caption = { readonly babyName: string; readonly week: number; readonly date: string }
type Colours = { readonly paper: string; readonly ink: string }

/** Draws the picture as a PNG. Returns null if the browser cannot make one. */
export async function drawCaptionedPicture(
  layers: Layers,
  units: Units,
  caption: Caption,
  colours: Colours,
): Promise<Blob | null> {
  const canvas = newCanvas(pictureWidth, pictureHeight)
  const context = canvas.getContext('2d')
  const picture = newCanvas(drawingSize, drawingSize)
  const pictureContext = picture.getContext('2d')
  if (!context || !pictureContext) return null
  drawFrame(pictureContext, drawStill(layers, wholeView, units, drawingSize), layers, wholeView, null)

  context.fillStyle = colours.paper
  context.fillRect(0, 0, pictureWidth, pictureHeight)
  context.save()
  context.beginPath()
  context.roundRect(margin, margin, drawingSize, drawingSize, 40)
  context.clip()
  context.drawImage(picture, margin, margin)
  context.restore()
  await writeCaption(context, caption, colours, drawingSize + margin)
  return new Promise((resolve) => canvas.toBlob(resolve, 'image/png'))
}

async function writeCaption(
  context: CanvasRenderingContext2D,
  { babyName, week, date }: Caption,
  colours: Colours,
  top: number,
) {
  const display = getComputedStyle(document.documentElement).getPropertyValue('--font-display')
  const title = texts.caption(week)
  // A canvas does not wait for a font to load.
  await document.fonts.load(`500 100px ${display}`, title + babyName + date).catch(() => [])
  context.textAlign = 'center'
  context.textBaseline = 'alphabetic'
  context.fillStyle = colours.ink
  const middle = pictureWidth / 2
  const write = (text: string, size: number, weight: number, y: number, opacity: number) => {
    context.font = `${weight} ${size}px ${display}`
    const width = context.measureText(text).width
    if (width > drawingSize) context.font = `${weight} ${(size * drawingSize) / width}px ${display}`
    context.globalAlpha = opacity
    context.fillText(text, middle, y)
  }
  write(babyName, 54, 400, top + 96, secondaryOpacity)
  write(title, 112, 560, top + 212, 1)
  write(date, 44, 400, top + 292, secondaryOpacity)
}

/** A file name such as `pip-week-30.png`, without accents and with hyphens for anything but letters and digits. */
export function downloadName(babyName: string, week: number): string {
  const plain = babyName
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, '-')
    .replace(/^-|-$/g, '')
  return `${plain || 'baby'}-week-${week}.png`
}
