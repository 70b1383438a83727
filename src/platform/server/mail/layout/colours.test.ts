/** The colours of mail: the same as in the app, and readable in both colour schemes. */
import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import type { MessageText } from '../message.ts'
import { renderMessage } from '../render-message.ts'
import { dark, light } from './colours.ts'

const tokens = readFileSync(new URL('../../../../ui/tokens.css', import.meta.url), 'utf8')

test.each(Object.entries(light))('%s is the same colour as in the app, light and dark', (name, colour) => {
  const [, lightToken, darkToken] =
    new RegExp(`--${name}: light-dark\\(oklch\\(([^)]+)\\), oklch\\(([^)]+)\\)\\)`).exec(tokens) ?? []
  expect([colour, dark[name as keyof typeof dark]]).toEqual([toHex(lightToken), toHex(darkToken)])
})

const full: MessageText = {
  subject: 'News',
  heading: 'News from the family',
  paragraphs: ['While you were away.'],
  items: [
    {
      line: 'Nora shared a photo',
      quote: 'The nursery is ready',
      pictures: [{ type: 'image/jpeg', bytes: Buffer.from('x'), alt: 'The nursery' }],
      url: 'https://nestling.example/album',
    },
    ...Array.from({ length: 20 }, () => ({ line: 'Sam wrote' })),
  ],
  action: { label: 'Open Nestling', url: 'https://nestling.example/' },
  footnote: 'You chose this.',
  footer: ['Once a day.'],
  unsubscribe: { url: 'https://nestling.example/stop', label: 'Stop mail about photos' },
}

describe.each(['light', 'dark'] as const)('in the %s colour scheme', (scheme) => {
  const texts = listTexts(renderMessage(full).html, scheme)

  test.each([...new Set(texts.map(({ colour, ground }) => `${colour} on ${ground}`))])('%s is readable', (pair) => {
    const [one = '', other = ''] = pair.split(' on ')
    expect(contrastOf(one, other)).toBeGreaterThanOrEqual(4.5)
  })

  test('the colour and the background of every text belong to this scheme', () => {
    expect(texts.length).toBeGreaterThan(25)
    const own: readonly string[] = Object.values(scheme === 'light' ? light : dark)
    expect(texts.filter(({ colour, ground }) => !own.includes(colour) || !own.includes(ground))).toEqual([])
  })
})

type Painted = { colour: string; ground: string }

/** Every text of the HTML and every alternative text of a picture, with the colours that it is shown in. */
function listTexts(html: string, scheme: 'light' | 'dark'): (Painted & { text: string })[] {
  const [darkStyles = ''] = /@media \(prefers-color-scheme:dark\)\{.*?\n\}/s.exec(html) ?? []
  const rules = darkStyles.matchAll(/^\.([\w-]+)\{(.+)\}$/gm)
  const darkRules = new Map([...rules].map(([, name = '', rule = '']) => [name, rule]))
  const texts: (Painted & { text: string })[] = []
  const open: Painted[] = [{ colour: 'none', ground: 'none' }]
  const body = html.slice(html.indexOf('<body')).replace(/<!--.*?-->/gs, '')
  for (const [, closing, tag = '', attributes = '', text = ''] of body.matchAll(/<(\/?)(\w+)([^>]*)>|([^<]+)/g)) {
    const outer = open.at(-1) ?? { colour: 'none', ground: 'none' }
    if (text.trim()) texts.push({ ...outer, text })
    if (closing) open.pop()
    if (closing || !tag) continue
    const names = (/class="([^"]*)"/.exec(attributes)?.[1] ?? '').split(' ')
    const styles = [attributes, ...(scheme === 'dark' ? names.map((name) => darkRules.get(name) ?? '') : [])]
    const painted = styles.reduce(paint, outer)
    const alt = /alt="([^"]+)"/.exec(attributes)?.[1]
    if (alt) texts.push({ ...painted, text: alt })
    if (!['br', 'img'].includes(tag)) open.push(painted)
  }
  return texts
}

const paint = ({ colour, ground }: Painted, style: string): Painted => ({
  colour: /(?:^|[;"])color:(#\w{6})/.exec(style)?.[1] ?? colour,
  ground: /(?:^|[;"])background:(#\w{6})/.exec(style)?.[1] ?? ground,
})

/** The contrast ratio of WCAG 2. */
function contrastOf(one: string, other: string): number {
  const [dim = 0, bright = 0] = [luminanceOf(one), luminanceOf(other)].sort((a, b) => a - b)
  return (bright + 0.05) / (dim + 0.05)
}

function luminanceOf(hex: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5]
    .map((at) => Number.parseInt(hex.slice(at, at + 2), 16) / 255)
    .map((part) => (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4))
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

/** `0.968 0.014 82` in oklch → `#f9f4ea`, as CSS Color 4 converts it. */
function toHex(oklch = ''): string {
  const [lightness = 0, chroma = 0, hue = 0] = oklch.split(' ').map(Number)
  const [a, b] = [chroma * Math.cos((hue * Math.PI) / 180), chroma * Math.sin((hue * Math.PI) / 180)]
  const long = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3
  const medium = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3
  const short = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3
  const linear = [
    4.0767416621 * long - 3.3077115913 * medium + 0.2309699292 * short,
    -1.2684380046 * long + 2.6097574011 * medium - 0.3413193965 * short,
    -0.0041960863 * long - 0.7034186147 * medium + 1.707614701 * short,
  ]
  const parts = linear
    .map((part) => (part <= 0.0031308 ? 12.92 * part : 1.055 * part ** (1 / 2.4) - 0.055))
    .map((part) => Math.round(255 * Math.min(1, Math.max(0, part))))
  return `#${parts.map((part) => part.toString(16).padStart(2, '0')).join('')}`
}
