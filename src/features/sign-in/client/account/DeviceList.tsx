import { Laptop, Smartphone } from 'lucide-react'
import { useRef, useState } from 'react'
import { sayFailure } from '#platform/client/say-failure.ts'
import { useMinute } from '#platform/client/today.ts'
import { signOutAddress } from '#platform/shared/address/session-addresses.ts'
import { relativeTimeInside } from '#platform/shared/time/calendar.ts'
import { dayWords } from '#platform/shared/time/day-words.ts'
import { Button } from '#ui/button/Button.tsx'
import { Badge } from '#ui/feedback/Badge.tsx'
import { NotLoaded } from '#ui/feedback/NotLoaded.tsx'
import { Skeleton } from '#ui/feedback/Skeleton.tsx'
import { DeviceItem } from '#ui/panel/DeviceItem.tsx'
import { showToast } from '#ui/toast/toast-store.ts'
import type { OwnSession } from '../../contract.ts'
import styles from './DeviceList.module.css'
import { useEndSession, useOwnSessions } from './data.ts'
import { texts } from './texts/texts.ts'

/** The number of devices shown until the person presses "Show all". */
const firstFew = 4

/** Every browser where the person is signed in, each with a button to sign it out. */
export function DeviceList() {
  const { data: sessions, isError, refetch } = useOwnSessions()
  const list = useRef<HTMLUListElement>(null)
  const [showsAll, setShowsAll] = useState(false)
  const now = useMinute()

  if (isError && !sessions) return <NotLoaded sentence={texts.devicesNotLoaded} onTry={() => refetch()} />
  if (!sessions) return <Skeleton shape="block" height="8rem" />
  return (
    <div className={styles.devices}>
      <ul className={styles.list} ref={list} tabIndex={-1} aria-label={texts.devices}>
        {(showsAll ? sessions : sessions.slice(0, firstFew)).map((session) => (
          <Device key={session.id} session={session} now={now} onEnded={() => list.current?.focus()} />
        ))}
      </ul>
      {sessions.length > firstFew && (
        <Button wide aria-expanded={showsAll} onClick={() => setShowsAll(!showsAll)}>
          {showsAll ? texts.showFewer : texts.showAllDevices(sessions.length)}
        </Button>
      )}
    </div>
  )
}

type DeviceProps = { session: OwnSession; now: Date; onEnded: () => void }

function Device({ session: { id, deviceName, createdAt, lastUsedAt, isCurrent }, now, onEnded }: DeviceProps) {
  const endSession = useEndSession()
  const Icon = /iPhone|iPad|Android/.test(deviceName) ? Smartphone : Laptop
  const name = isCurrent ? texts.endThisSession(deviceName) : texts.endSessionOn(deviceName)

  async function signOut() {
    try {
      await endSession.mutateAsync(id)
      showToast({ title: texts.sessionEnded, description: deviceName })
      onEnded()
    } catch (error) {
      sayFailure(texts.sessionNotEnded, error)
    }
  }

  return (
    <DeviceItem
      icon={<Icon aria-hidden="true" />}
      name={
        <>
          {deviceName} {isCurrent && <Badge tone="green">{texts.thisDevice}</Badge>}
        </>
      }
      about={
        <>
          <span>{isCurrent ? texts.inUse : lastUse(lastUsedAt, now)}</span>
          <span>{texts.signedInOn(dayWords(createdAt))}</span>
        </>
      }
      action={
        isCurrent ? (
          <Button href={signOutAddress} aria-label={name}>
            {texts.endSession}
          </Button>
        ) : (
          <Button pending={endSession.isPending} aria-label={name} onClick={signOut}>
            {texts.endSession}
          </Button>
        )
      }
    />
  )
}

const lastUse = (instant: string, now: Date): string => texts.lastUsed(relativeTimeInside(new Date(instant), now))
