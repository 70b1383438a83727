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

/** The number of devices shown until the person presses "Show all". */
const firstFew = 4

/** Every browser where the person is signed in, each with a button to sign it out. */
export function DeviceList() {
  const { data: sessions, isError, refetch } = useOwnSessions()
  const list = useRef<HTMLUListElement>(null)
  const [showsAll, setShowsAll] = useState(false)
  const now = useMinute()

  if (isError && !sessions) return <NotLoaded sentence="Your devices could not be loaded." onTry={() => refetch()} />
  if (!sessions) return <Skeleton shape="block" height="8rem" />
  return (
    <div className={styles.devices}>
      <ul className={styles.list} ref={list} tabIndex={-1} aria-label="Devices">
        {(showsAll ? sessions : sessions.slice(0, firstFew)).map((session) => (
          <Device key={session.id} session={session} now={now} onEnded={() => list.current?.focus()} />
        ))}
      </ul>
      {sessions.length > firstFew && (
        <Button wide aria-expanded={showsAll} onClick={() => setShowsAll(!showsAll)}>
          {showsAll ? 'Show fewer' : `Show all ${sessions.length}`}
        </Button>
      )}
    </div>
  )
}

type DeviceProps = { session: OwnSession; now: Date; onEnded: () => void }

function Device({ session: { id, deviceName, createdAt, lastUsedAt, isCurrent }, now, onEnded }: DeviceProps) {
  const endSession = useEndSession()
  const Icon = /iPhone|iPad|Android/.test(deviceName) ? Smartphone : Laptop
  const name = `Sign out ${deviceName}${isCurrent ? ', this device' : ''}`

  async function signOut() {
    try {
      await endSession.mutateAsync(id)
      showToast({ title: 'Signed out', description: deviceName })
      onEnded()
    } catch (error) {
      sayFailure('Device not signed out', error)
    }
  }

  return (
    <DeviceItem
      icon={<Icon aria-hidden="true" />}
      name={
        <>
          {deviceName} {isCurrent && <Badge tone="green">This device</Badge>}
        </>
      }
      about={
        <>
          <span>{isCurrent ? 'In use now' : `Last used ${lastUse(lastUsedAt, now)}`}</span>
          <span>Signed in {dayWords(createdAt)}</span>
        </>
      }
      action={
        isCurrent ? (
          <Button href={signOutAddress} aria-label={name}>
            Sign out
          </Button>
        ) : (
          <Button pending={endSession.isPending} aria-label={name} onClick={signOut}>
            Sign out
          </Button>
        )
      }
    />
  )
}

const lastUse = (instant: string, now: Date) => relativeTimeInside(new Date(instant), now)
