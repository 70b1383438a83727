/** The pages in the bottom bar: five, with the specification's order and labels, or three in the simple layout. */
import { Album, BookHeart, CalendarDays, Contact, House, type LucideIcon, Settings2 } from 'lucide-react'
import type { User } from '#features/sign-in/contract.ts'

export type Place = { path: string; label: string; icon: LucideIcon }

const home: Place = { path: '/', label: 'Home', icon: House }
const contacts: Place = { path: '/contacts', label: 'Contacts', icon: Contact }

/** For people who are not admins, Settings leads to their own account. */
export const bottomPlacesFor = ({ role, layout }: User): readonly Place[] =>
  layout === 'simple'
    ? [home, { path: '/album', label: 'Photos', icon: Album }, contacts]
    : [
        home,
        { path: '/appointments', label: 'Calendar', icon: CalendarDays },
        { path: '/guide', label: 'Journey', icon: BookHeart },
        contacts,
        { path: role === 'admin' ? '/admin' : '/account', label: 'Settings', icon: Settings2 },
      ]
