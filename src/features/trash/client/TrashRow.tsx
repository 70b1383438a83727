import { CalendarDays, Contact, Gift, Image, type LucideIcon, MessageCircle, RotateCcw, Ruler } from 'lucide-react'
import { useState } from 'react'
import { sayFailure } from '#platform/client/say-failure.ts'
import { useMinute } from '#platform/client/today.ts'
import type { TrashIcon } from '#platform/shared/ownership.ts'
import { relativeTimeInside } from '#platform/shared/time/calendar.ts'
import { Button } from '#ui/button/Button.tsx'
import { showToast } from '#ui/toast/toast-store.ts'
import type { Trashed } from '../contract.ts'
import { daysLeft } from '../rules.ts'
import styles from './TrashPage.module.css'
import { texts } from './texts/texts.ts'

const icons: Record<TrashIcon, LucideIcon> = {
  calendar: CalendarDays,
  gift: Gift,
  message: MessageCircle,
  person: Contact,
  picture: Image,
  ruler: Ruler,
}

type Props = { thing: Trashed; bringBack: (thing: Trashed) => Promise<unknown>; onGone: () => void }

/** One deleted thing: its title, the days left, and a button to restore it. */
export function TrashRow({ thing, bringBack, onGone }: Props) {
  const [pending, setPending] = useState(false)
  const now = useMinute()
  const { word } = thing
  const Icon = icons[thing.icon]
  const title = thing.title || word

  async function restore() {
    setPending(true)
    try {
      await bringBack(thing)
      showToast({ title: texts.broughtBack(word) })
      onGone()
    } catch (error) {
      sayFailure(texts.notBroughtBack, error)
      setPending(false)
    }
  }

  return (
    <li className={styles.thing}>
      <Icon className={styles.icon} aria-hidden="true" />
      <div className={styles.words}>
        <strong>{title}</strong>
        <p className={styles.soft}>
          {word} · {texts.deletedAgo(relativeTimeInside(new Date(thing.deletedAt), now))} · {leftWords(thing, now)}
        </p>
      </div>
      <Button
        icon={<RotateCcw aria-hidden="true" />}
        pending={pending}
        aria-label={texts.bringBackThing(title)}
        onClick={restore}
      >
        {texts.bringBack}
      </Button>
    </li>
  )
}

function leftWords({ until }: Trashed, now: Date): string {
  const days = daysLeft(until, now)
  return days <= 1 ? texts.goneWithinADay : texts.daysLeft(days)
}
