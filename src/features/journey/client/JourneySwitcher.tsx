import { Check } from 'lucide-react'
import { useState } from 'react'
import { ApiError } from '#platform/client/api.ts'
import { showToast } from '#ui/toast/toast-store.ts'
import type { OwnJourney } from '../contract.ts'
import { switchToJourney, useOwnJourneys } from './data.ts'
import styles from './JourneySwitcher.module.css'
import { texts } from './texts/texts.ts'

/** Switches between journeys, for people who follow two or more. */
export function JourneySwitcher() {
  const { data: journeys = [] } = useOwnJourneys()
  const [switchingTo, setSwitchingTo] = useState<number | null>(null)
  if (journeys.length < 2) return null

  async function switchTo(id: number) {
    if (switchingTo !== null) return
    setSwitchingTo(id)
    try {
      await switchToJourney(id)
      // Reloads, because all data on this page belongs to the previous journey.
      location.assign('/')
    } catch (error) {
      setSwitchingTo(null)
      showToast({
        title: texts.notOpened,
        description: error instanceof ApiError ? error.sentence : undefined,
        tone: 'destructive',
      })
    }
  }

  return (
    <section className={styles.journeys} aria-label={texts.yourJourneys}>
      <p className={styles.label}>{texts.yourJourneys}</p>
      <ul>
        {journeys.map((journey) => (
          <li key={journey.id}>
            <JourneyButton
              journey={journey}
              isSwitching={switchingTo === journey.id}
              onSwitch={() => switchTo(journey.id)}
            />
          </li>
        ))}
      </ul>
    </section>
  )
}

type ButtonProps = { journey: OwnJourney; isSwitching: boolean; onSwitch: () => void }

function JourneyButton({ journey: { babyName, role, isCurrent }, isSwitching, onSwitch }: ButtonProps) {
  return (
    <button
      type="button"
      className={styles.journey}
      aria-current={isCurrent || undefined}
      aria-busy={isSwitching || undefined}
      onClick={isCurrent ? undefined : onSwitch}
    >
      <span className={styles.name}>{babyName}</span>
      <span className={styles.role}>{isSwitching ? texts.opening : texts.roles[role]}</span>
      {isCurrent && <Check aria-hidden="true" />}
    </button>
  )
}
