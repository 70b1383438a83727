/** A ruler in the picture, at the baby's scale. */
import { texts as language } from '#language/texts/texts.ts'
import type { Units } from '#platform/shared/units.ts'
import { texts } from '../texts/texts.ts'
import { newCanvas } from './new-canvas.ts'

type Length = {
  readonly mm: number
  /** The length in its unit, for the label. */
  readonly amount: number | `1/${number}`
  readonly unit: keyof typeof texts.lengths
  readonly divisions: number
}
type Ruler = Length & { readonly label: string }

const inch = 25.4
const rulers: Readonly<Record<Units, readonly Length[]>> = {
  metric: [
    { mm: 0.2, amount: 0.2, unit: 'mm', divisions: 2 },
    { mm: 0.5, amount: 0.5, unit: 'mm', divisions: 5 },
    { mm: 1, amount: 1, unit: 'mm', divisions: 10 },
    { mm: 2, amount: 2, unit: 'mm', divisions: 4 },
    { mm: 5, amount: 5, unit: 'mm', divisions: 5 },
    { mm: 10, amount: 1, unit: 'cm', divisions: 10 },
    { mm: 20, amount: 2, unit: 'cm', divisions: 4 },
    { mm: 50, amount: 5, unit: 'cm', divisions: 5 },
    { mm: 100, amount: 10, unit: 'cm', divisions: 10 },
  ],
  us: [
    { mm: inch / 64, amount: '1/64', unit: 'in', divisions: 1 },
    { mm: inch / 32, amount: '1/32', unit: 'in', divisions: 2 },
    { mm: inch / 16, amount: '1/16', unit: 'in', divisions: 2 },
    { mm: inch / 8, amount: '1/8', unit: 'in', divisions: 2 },
    { mm: inch / 4, amount: '1/4', unit: 'in', divisions: 4 },
    { mm: inch / 2, amount: '1/2', unit: 'in', divisions: 4 },
    { mm: inch, amount: 1, unit: 'in', divisions: 8 },
    { mm: 2 * inch, amount: 2, unit: 'in', divisions: 8 },
    { mm: 4 * inch, amount: 4, unit: 'in', divisions: 8 },
  ],
}

/** The ruler takes at most this share of the picture, unless even the shortest ruler is longer. */
const mostShare = 0.34

/** The longest ruler that fits a picture of this width in millimetres. */
export function rulerFor(millimetres: number, units: Units): Ruler | undefined {
  const ruler = rulers[units].findLast(({ mm }) => mm <= millimetres * mostShare) ?? rulers[units][0]
  return ruler && { ...ruler, label: texts.lengths[ruler.unit](ruler.amount.toLocaleString(language.locale)) }
}

type Place = { readonly width: number; readonly millimetres: number; readonly units: Units }

/** The height of ruler and label, in a picture that is 400 pixels wide. */
const height = 56

/** Draws the ruler on a strip that belongs at the lower edge of a picture. */
export function drawRuler({ width, millimetres, units }: Place): HTMLCanvasElement {
  const point = width / 400
  const strip = newCanvas(width, Math.round(height * point))
  const ruler = rulerFor(millimetres, units)
  const context = strip.getContext('2d')
  if (!ruler || !context || millimetres === 0) return strip
  const length = (ruler.mm / millimetres) * width
  const [left, bottom] = [20 * point, strip.height - 20 * point]
  context.strokeStyle = 'rgb(255 238 220 / 0.85)'
  context.fillStyle = 'rgb(255 240 224 / 0.95)'
  context.shadowColor = 'rgb(30 8 4 / 0.7)'
  context.shadowBlur = 4 * point
  context.lineWidth = 1.25 * point
  context.lineCap = 'round'
  context.beginPath()
  context.moveTo(left, bottom)
  context.lineTo(left + length, bottom)
  for (let i = 0; i <= ruler.divisions; i++) {
    const isEnd = i === 0 || i === ruler.divisions
    const x = left + (length * i) / ruler.divisions
    context.moveTo(x, bottom)
    context.lineTo(x, bottom - (isEnd ? 8 : i * 2 === ruler.divisions ? 6 : 4) * point)
  }
  context.stroke()
  context.font = `500 ${16 * point}px system-ui, sans-serif`
  context.fillText(ruler.label, left, bottom - 13 * point)
  return strip
}
