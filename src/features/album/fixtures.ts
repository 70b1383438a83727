import type { CastName } from '#features/sign-in/fixtures.ts'

type Dot = { readonly x: number; readonly y: number; readonly radius: number; readonly colour: string }

/** A picture drawn in code: a sky of two colours, and round things on it, in parts of its width and height. */
export type Drawing = {
  readonly width: number
  readonly height: number
  readonly sky: readonly [string, string]
  readonly dots: readonly Dot[]
}

type DemoPhoto = { author: CastName; hoursAgo: number; caption: string | null; week: number | null; drawing: Drawing }

/** What the cast put into the album up to week 30, oldest first. */
export const demoPhotos: readonly DemoPhoto[] = [
  {
    author: 'mother',
    hoursAgo: 24 * 126,
    caption: 'Hello, little blob.',
    week: 12,
    drawing: {
      width: 960,
      height: 720,
      sky: ['#20242c', '#0e1014'],
      dots: [
        { x: 0.5, y: 0.52, radius: 0.34, colour: '#3a414e' },
        { x: 0.44, y: 0.5, radius: 0.17, colour: '#aab2bf' },
        { x: 0.58, y: 0.57, radius: 0.2, colour: '#8d96a5' },
        { x: 0.41, y: 0.47, radius: 0.05, colour: '#dfe4ea' },
      ],
    },
  },
  {
    author: 'partner',
    hoursAgo: 24 * 70,
    caption: 'Halfway. We walked up to see the sun come out.',
    week: 20,
    drawing: {
      width: 960,
      height: 640,
      sky: ['#f6c9a0', '#7d93b8'],
      dots: [
        { x: 0.68, y: 0.42, radius: 0.14, colour: '#fff1d6' },
        { x: 0.2, y: 1.5, radius: 0.75, colour: '#5d7a63' },
        { x: 0.85, y: 1.66, radius: 0.8, colour: '#46634f' },
      ],
    },
  },
  {
    author: 'grandmother',
    hoursAgo: 24 * 9,
    caption: 'The blanket, with its border.',
    week: null,
    drawing: {
      width: 720,
      height: 960,
      sky: ['#efe3d3', '#d9c3a9'],
      dots: Array.from({ length: 24 }, (_, at) => ({
        x: 0.14 + (at % 4) * 0.24,
        y: 0.1 + Math.floor(at / 4) * 0.16,
        radius: 0.055,
        colour: ['#b4573a', '#6f8f80', '#e2b04a'][at % 3] ?? '#b4573a',
      })),
    },
  },
  {
    author: 'mother',
    hoursAgo: 27,
    caption: null,
    week: 29,
    drawing: {
      width: 960,
      height: 960,
      sky: ['#f4d9d0', '#e7a992'],
      dots: [
        { x: 0.42, y: 0.55, radius: 0.36, colour: '#c77b62' },
        { x: 0.36, y: 0.48, radius: 0.1, colour: '#efc4b2' },
        { x: 0.62, y: 0.24, radius: 0.08, colour: '#fff4ea' },
      ],
    },
  },
]
