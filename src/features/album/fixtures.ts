import type { CastName } from '#features/sign-in/fixtures.ts'

/** A picture drawn for the demo family, named as in `src/app/server/seed/pictures`. */
export type Drawing =
  | 'scan'
  | 'sea'
  | 'sunrise'
  | 'swatches'
  | 'blanket'
  | 'socks'
  | 'cake'
  | 'bump'
  | 'room'
  | 'mobile'
  | 'carrier'

type DemoPhoto = { author: CastName; hoursAgo: number; caption: string | null; week: number | null; drawing: Drawing }

/** The photos that the demo family has added by week 30, oldest first. */
export const demoPhotos: readonly DemoPhoto[] = [
  { author: 'mother', hoursAgo: 24 * 126, caption: 'Hello, little blob.', week: 12, drawing: 'scan' },
  { author: 'partner', hoursAgo: 24 * 92, caption: 'Sea air, and room for one more pair.', week: 17, drawing: 'sea' },
  {
    author: 'partner',
    hoursAgo: 24 * 70,
    caption: 'Halfway. We walked up to see the sun come out.',
    week: 20,
    drawing: 'sunrise',
  },
  { author: 'mother', hoursAgo: 24 * 38, caption: 'Eight greens. We chose the fourth.', week: 24, drawing: 'swatches' },
  { author: 'friend', hoursAgo: 24 * 16, caption: 'Please bring the cake stand back.', week: null, drawing: 'cake' },
  { author: 'grandmother', hoursAgo: 24 * 9, caption: 'The blanket, with its border.', week: null, drawing: 'blanket' },
  { author: 'grandmother', hoursAgo: 24 * 6, caption: 'They come in pairs, mostly.', week: 29, drawing: 'socks' },
  { author: 'mother', hoursAgo: 27, caption: null, week: 29, drawing: 'bump' },
]
