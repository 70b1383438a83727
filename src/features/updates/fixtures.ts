import type { Drawing } from '#features/album/fixtures.ts'
import type { CastName } from '#features/sign-in/fixtures.ts'

type DemoUpdate = { author: CastName; hoursAgo: number; content: string; week: number | null }

/** What the cast shared up to week 30, oldest first. */
export const demoUpdates: readonly DemoUpdate[] = [
  {
    author: 'mother',
    hoursAgo: 24 * 126,
    week: 12,
    content: 'First scan today. A heartbeat, two arms that wave, and Sam who had to sit down.',
  },
  {
    author: 'partner',
    hoursAgo: 24 * 70,
    week: 20,
    content: 'Halfway there. Pip turned around in the middle of the scan and showed us only a back. Stubborn already.',
  },
  {
    author: 'mother',
    hoursAgo: 24 * 33,
    week: 25,
    content: 'I felt hiccups for the first time. Ten minutes of them, at two in the morning.',
  },
  {
    author: 'grandmother',
    hoursAgo: 24 * 9,
    week: null,
    content: 'The little blanket is done. I unravelled it twice, so please admire the border.',
  },
  {
    author: 'mother',
    hoursAgo: 27,
    week: 29,
    content: 'Checkup went well. We all measure as we should, and I got the afternoon off.',
  },
  {
    author: 'partner',
    hoursAgo: 3,
    week: 30,
    content: 'The cot is built. There is one screw left over and we have agreed not to talk about it.',
  },
]

/** What was shared last, with pictures, in worlds that draw some. */
export const demoPictureUpdate: DemoUpdate & { drawings: readonly Drawing[] } = {
  author: 'mother',
  hoursAgo: 1,
  week: 30,
  content: 'The room is ready. The moon went up this morning, and the mobile over the cot turns by itself.',
  drawings: [
    {
      width: 1200,
      height: 900,
      sky: ['#e9dcc8', '#cdb797'],
      dots: [
        { x: 0.7, y: 0.32, radius: 0.12, colour: '#f9f2df' },
        { x: 0.24, y: 1.06, radius: 0.34, colour: '#6d8a78' },
        { x: 0.46, y: 1.2, radius: 0.36, colour: '#587463' },
      ],
    },
    {
      width: 900,
      height: 1200,
      sky: ['#d8e0dc', '#f1e6d6'],
      dots: [
        { x: 0.5, y: 0.18, radius: 0.03, colour: '#8a6a4c' },
        { x: 0.22, y: 0.42, radius: 0.1, colour: '#d98f5c' },
        { x: 0.5, y: 0.52, radius: 0.12, colour: '#5f7f6e' },
        { x: 0.79, y: 0.4, radius: 0.09, colour: '#e3b873' },
        { x: 0.64, y: 0.7, radius: 0.07, colour: '#b5655a' },
      ],
    },
  ],
}
