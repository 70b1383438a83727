import { Suspense, useEffect, useReducer, useRef, useState } from 'react'
import { lazyPart } from '#platform/client/lazy-part.ts'
import { sayFailure } from '#platform/client/say-failure.ts'
import { Button } from '#ui/button/Button.tsx'
import { NotLoaded } from '#ui/feedback/NotLoaded.tsx'
import { Skeleton } from '#ui/feedback/Skeleton.tsx'
import { showToast } from '#ui/toast/toast-store.ts'
import { DeviceRow } from './DeviceRow.tsx'
import { useDevices, useIsSubscribed, useSendTest, useTurnOff, useTurnOn } from './data.ts'
import { describeBrowser, findSupport, howToAllow } from './device/support.ts'
import styles from './Notifications.module.css'
import { texts } from './texts/texts.ts'

const InstallSteps = lazyPart(async () => (await import('./install/InstallSteps.tsx')).InstallSteps)

/** Whether this browser gets notifications, with a button to change that, and the person's other devices. */
export function Notifications({ userId }: { userId: number }) {
  const { data: devices, isError, refetch } = useDevices()
  const { data: isSubscribed } = useIsSubscribed()
  const container = useRef<HTMLDivElement>(null)
  const list = useRef<HTMLUListElement>(null)
  const renderAgain = useRenderAgain()
  const showChange = () => {
    renderAgain()
    // The button with the focus disappears, so the focus moves to the container.
    container.current?.focus()
  }

  if (isError && !devices) return <NotLoaded sentence={texts.notificationsNotLoaded} onTry={() => refetch()} />
  if (!devices || isSubscribed === undefined) return <Skeleton shape="block" height="8rem" />
  const support = findSupport(describeBrowser())
  const here = devices.find(({ isCurrent }) => isCurrent)
  const isOn = support === 'possible' && isSubscribed && here !== undefined && Notification.permission === 'granted'
  const others = devices.filter((device) => device !== here)

  return (
    <div className={styles.notifications} ref={container} tabIndex={-1}>
      {support === 'unsupported' && <p className={styles.soft}>{texts.unsupported}</p>}
      {support === 'denied' && (
        <>
          <p className={styles.soft}>{texts.denied}</p>
          <p>{howToAllow(describeBrowser())}</p>
        </>
      )}
      {(support === 'possible' || support === 'install-first') &&
        (isOn ? (
          <TurnedOn userId={userId} id={here.id} onChanged={showChange} />
        ) : (
          <TurnedOff userId={userId} needsInstall={support !== 'possible'} onChanged={showChange} />
        ))}
      {others.length > 0 && (
        <div>
          <h3 className={styles.heading}>{texts.otherDevices}</h3>
          <ul className={styles.list} ref={list} tabIndex={-1} aria-label={texts.devices}>
            {others.map((device) => (
              <DeviceRow key={device.id} device={device} onRemoved={() => list.current?.focus()} />
            ))}
          </ul>
        </div>
      )}
    </div>
  )
}

/** Renders again when the window gets the focus, because the person may have changed the browser's settings meanwhile. */
function useRenderAgain() {
  const [, renderAgain] = useReducer((count: number) => count + 1, 0)
  useEffect(() => {
    addEventListener('focus', renderAgain)
    return () => removeEventListener('focus', renderAgain)
  }, [])
  return renderAgain
}

type OffProps = { userId: number; needsInstall: boolean; onChanged: () => void }

function TurnedOff({ userId, needsInstall, onChanged }: OffProps) {
  const turnOn = useTurnOn(userId)
  const [showsSteps, setShowsSteps] = useState(false)

  async function press() {
    if (needsInstall) {
      onChanged()
      return setShowsSteps(true)
    }
    try {
      // Browsers ask for permission only right after a click.
      if ((await Notification.requestPermission()) !== 'granted') {
        onChanged()
        return showToast({ title: texts.stillOff, description: texts.notAllowed })
      }
      await turnOn.mutateAsync()
      onChanged()
    } catch (error) {
      sayFailure(texts.stillOff, error, texts.cannotSubscribe)
    }
  }

  if (showsSteps)
    return (
      <Suspense fallback={<Skeleton shape="block" height="14rem" />}>
        <InstallSteps />
      </Suspense>
    )
  return (
    <>
      <p className={styles.soft}>{texts.off}</p>
      <Button pending={turnOn.isPending} pendingText={texts.turningOn} onClick={press}>
        {texts.turnOn}
      </Button>
      <Privacy />
    </>
  )
}

type OnProps = { userId: number; id: number; onChanged: () => void }

function TurnedOn({ userId, id, onChanged }: OnProps) {
  const turnOff = useTurnOff(userId)
  const sendTest = useSendTest()

  async function send() {
    try {
      await sendTest.mutateAsync(id)
      showToast({ title: texts.testSent, description: texts.arrivesSoon })
    } catch (error) {
      sayFailure(texts.testNotSent, error)
    }
  }
  async function stop() {
    try {
      await turnOff.mutateAsync(id)
      onChanged()
    } catch (error) {
      sayFailure(texts.stillOn, error)
    }
  }

  return (
    <>
      <p>
        {texts.on((text) => (
          <strong>{text}</strong>
        ))}
      </p>
      <div className={styles.actions}>
        <Button pending={sendTest.isPending} onClick={send}>
          {texts.sendTest}
        </Button>
        <Button look="quiet" pending={turnOff.isPending} onClick={stop}>
          {texts.turnOff}
        </Button>
      </div>
      <Privacy />
    </>
  )
}

const Privacy = () => <p className={styles.small}>{texts.privacy}</p>
