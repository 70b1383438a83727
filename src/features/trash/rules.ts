import type { Section } from '#platform/shared/section.ts'

/** What can be brought back, and the section that it belongs to; null: it is for admins alone. */
export const trashKinds = {
  update: 'updates',
  contact: 'contacts',
  appointment: 'appointments',
  wish: 'wishlist',
  photo: 'album',
  scan: null,
} as const satisfies Record<string, Section | null>

export type TrashKind = keyof typeof trashKinds

// An object knows its keys only as text.
export const kinds = Object.keys(trashKinds) as TrashKind[]

/** A line of what may be a long text: enough to know it by. */
export function shortTitle(text: string): string {
  const [line = ''] = text.split(/[\r\n]/)
  const letters = [...line]
  return letters.length <= most
    ? line
    : `${letters
        .slice(0, most - 1)
        .join('')
        .trimEnd()}…`
}

/** How many days something still lies in the trash, begun ones counted. */
export const daysLeft = (until: string, now: Date): number =>
  Math.max(0, Math.ceil((Date.parse(until) - now.getTime()) / 86_400_000))

const most = 80
