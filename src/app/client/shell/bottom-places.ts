/** The pages in the bottom bar: five, with the specification's order and labels, or three in the simple layout. */
import { Album, BookHeart, CalendarDays, Contact, House, type LucideIcon, Settings2 } from 'lucide-react'
import type { User } from '#features/sign-in/contract.ts'
import { texts } from '../texts/texts.ts'

/** `quietLabel` replaces a label that mentions the pregnancy, in a journey in which no baby is expected. */
export type Place = { path: string; label: string; quietLabel?: string; icon: LucideIcon }

/** For people who are not admins, Settings leads to their own account. */
export function bottomPlacesFor({ role, layout }: User): readonly Place[] {
  const home = { path: '/', label: texts.home, icon: House }
  const contacts = { path: '/contacts', label: texts.contacts, icon: Contact }
  return layout === 'simple'
    ? [home, { path: '/album', label: texts.photos, icon: Album }, contacts]
    : [
        home,
        { path: '/appointments', label: texts.calendar, icon: CalendarDays },
        { path: '/guide', label: texts.journey, icon: BookHeart },
        contacts,
        { path: role === 'admin' ? '/admin' : '/account', label: texts.settings, icon: Settings2 },
      ]
}
