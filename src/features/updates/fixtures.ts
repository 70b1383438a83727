import type { Drawing } from '#features/album/fixtures.ts'
import type { CastName } from '#features/sign-in/fixtures.ts'
import type { ReactionKind } from '#platform/shared/responses/reactions.ts'

type DemoUpdate = { author: CastName; hoursAgo: number; content: string; week: number | null }

/** The demo family's updates up to week 30, oldest first. */
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

type DemoComment = Pick<DemoUpdate, 'author' | 'hoursAgo' | 'content'>

/** The latest update, with pictures, reactions and comments. Only demo data with drawn pictures contains it. */
export const demoPictureUpdate: DemoUpdate & {
  drawings: readonly Drawing[]
  reactions: readonly { author: CastName; kind: ReactionKind }[]
  comments: readonly DemoComment[]
} = {
  author: 'mother',
  hoursAgo: 1,
  week: 30,
  content: 'The room is ready. The moon went up this morning, and the mobile over the cot turns by itself.',
  drawings: ['room', 'mobile'],
  reactions: [
    { author: 'partner', kind: 'hug' },
    { author: 'grandmother', kind: 'heart' },
    { author: 'friend', kind: 'heart' },
  ],
  comments: [
    { author: 'grandmother', hoursAgo: 0.8, content: 'I would like to sleep under that moon myself.' },
    { author: 'mother', hoursAgo: 0.5, content: 'Come on Sunday. There is a chair, and tea.' },
  ],
}
