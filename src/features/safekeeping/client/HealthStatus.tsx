import { useMinute } from '#platform/client/today.ts'
import { relativeTimeInside } from '#platform/shared/time/calendar.ts'
import { NotLoaded } from '#ui/feedback/NotLoaded.tsx'
import { Skeleton } from '#ui/feedback/Skeleton.tsx'
import { formatBytes } from '#ui/text/format-bytes.ts'
import type { Health } from '../contract.ts'
import { useHealth } from './data.ts'
import { Examination } from './Examination.tsx'
import { Fault } from './Fault.tsx'
import styles from './status.module.css'
import { texts } from './texts/texts.ts'

/** If this percentage of the disk or more is used, the page asks people to make room. */
const nearlyFull = 90

/** Shows how full the disk is and what has to be repaired, with a button that examines the installation. */
export function HealthStatus() {
  const { data: health, isError, refetch } = useHealth()
  const now = useMinute()

  if (!health && isError) return <NotLoaded sentence={texts.stateNotLoaded} onTry={() => refetch()} />
  if (!health) return <Skeleton shape="block" height="3rem" />

  return (
    <div className={styles.status}>
      <Disk disk={health.disk} />
      {health.faults.map(({ words, lastAt }) => (
        <Fault key={words}>
          {words}{' '}
          {texts.lastSeen(relativeTimeInside(new Date(lastAt), now), (ago) => (
            <time dateTime={lastAt}>{ago}</time>
          ))}
        </Fault>
      ))}
      <Examination />
    </div>
  )
}

function Disk({ disk: { usedPercent, freeBytes, accepts } }: Pick<Health, 'disk'>) {
  const words = texts.disk(usedPercent, formatBytes(freeBytes))
  if (accepts === 'everything' && usedPercent < nearlyFull) return <p>{words}</p>
  return (
    <Fault>
      {words} {texts.consequences[accepts]}
    </Fault>
  )
}
