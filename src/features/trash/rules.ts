import type { Section } from '#platform/shared/section.ts'

/** Kinds that can be restored, with their sections; null means admins only. */
export const trashKinds = {
  update: 'updates',
  contact: 'contacts',
  appointment: 'appointments',
  wish: 'wishlist',
  photo: 'album',
  scan: null,
} as const satisfies Record<string, Section | null>

export type TrashKind = keyof typeof trashKinds

// Object.keys returns plain strings.
export const kinds = Object.keys(trashKinds) as TrashKind[]

/** The beginning of a long text, enough to recognise it. */
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

/** Days left in the trash, counting a started day. */
export const daysLeft = (until: string, now: Date): number =>
  Math.max(0, Math.ceil((Date.parse(until) - now.getTime()) / 86_400_000))

const most = 80
