/** The five pages in the bottom bar, with the specification's order and labels. */
import { BookHeart, CalendarDays, Contact, House, type LucideIcon, Settings2 } from 'lucide-react'
import type { Role } from '#platform/shared/role.ts'

export type Place = { path: string; label: string; icon: LucideIcon }

/** For people who are not admins, Settings leads to their own account. */
export const bottomPlacesFor = ({ role }: { role: Role | null }): readonly Place[] => [
  { path: '/', label: 'Home', icon: House },
  { path: '/appointments', label: 'Calendar', icon: CalendarDays },
  { path: '/guide', label: 'Journey', icon: BookHeart },
  { path: '/contacts', label: 'Contacts', icon: Contact },
  { path: role === 'admin' ? '/admin' : '/account', label: 'Settings', icon: Settings2 },
]
