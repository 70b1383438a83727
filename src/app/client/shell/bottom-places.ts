/** The five pages of the bar, in the order and words of the specification. */
import { BookHeart, CalendarDays, Contact, House, type LucideIcon, Settings } from 'lucide-react'

export type Place = { path: string; label: string; icon: LucideIcon }

export const bottomPlaces: readonly Place[] = [
  { path: '/', label: 'Home', icon: House },
  { path: '/appointments', label: 'Calendar', icon: CalendarDays },
  { path: '/guide', label: 'Journey', icon: BookHeart },
  { path: '/contacts', label: 'Contacts', icon: Contact },
  { path: '/admin', label: 'Settings', icon: Settings },
]
