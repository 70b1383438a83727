import { Footprints, Timer } from 'lucide-react'
import { Link } from 'wouter'
import { useJourney } from '#features/journey/client/public.ts'
import type { Pregnancy } from '#features/journey/contract.ts'
import { gestationalAge } from '#features/journey/rules.ts'
import { useToday } from '#platform/client/today.ts'
import { movementsFromDay, timerFromDay } from '../content/first-days.ts'
import { texts as shared } from '../texts/texts.ts'
import { useLabour } from './data.ts'
import styles from './LabourLinks.module.css'
import { texts } from './texts/texts.ts'

/**
 * Links from the guide to the timer and to the movements. Parents see each from a certain week on, and other members while it
 * is shared with them.
 */
export function LabourLinks() {
  const { data: journey } = useJourney()
  return journey?.state === 'expecting' ? <Links journey={journey} /> : null
}

function Links({ journey: { id, dueDate, timeZone } }: { journey: Pregnancy }) {
  const { data: labour } = useLabour(id)
  const today = useToday(timeZone)
  const { weeks, days } = dueDate === null ? { weeks: 0, days: 0 } : gestationalAge(dueDate, today)
  const day = 7 * weeks + days
  if (!labour) return null
  const shows = {
    timer: labour.timer !== null && (!labour.mayNote || day >= timerFromDay),
    movements: labour.movements !== null && (!labour.mayNote || day >= movementsFromDay),
  }
  if (!shows.timer && !shows.movements) return null
  return (
    <nav className={styles.links} aria-label={shared.contractionsAndMovements}>
      {shows.timer && (
        <Link href="/labour" className={styles.link}>
          <Timer aria-hidden="true" />
          <span>
            <strong>{shared.contractions}</strong>
            <span className={styles.hint}>{texts.timeThem}</span>
          </span>
        </Link>
      )}
      {shows.movements && (
        <Link href="/movements" className={styles.link}>
          <Footprints aria-hidden="true" />
          <span>
            <strong>{shared.movements}</strong>
            <span className={styles.hint}>{texts.howTheyFeel}</span>
          </span>
        </Link>
      )}
    </nav>
  )
}
