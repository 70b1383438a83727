import { useState } from 'react'
import { useUser } from '#features/sign-in/client/public.ts'
import { sayFailure } from '#platform/client/say-failure.ts'
import { useToday } from '#platform/client/today.ts'
import type { JourneyState } from '#platform/shared/journey/journey-state.ts'
import { dayInZone, formatDay } from '#platform/shared/time/calendar.ts'
import { Button } from '#ui/button/Button.tsx'
import { Stack } from '#ui/stack/Stack.tsx'
import { showToast } from '#ui/toast/toast-store.ts'
import type { Pregnancy } from '../../contract.ts'
import { mayChangeState } from '../../policy.ts'
import { texts as journeyTexts } from '../../texts/texts.ts'
import { BirthDialog } from './BirthDialog.tsx'
import { namesOf } from './birth-words.ts'
import { useChangeState, useTakeStateBack } from './data.ts'
import { LossDialog } from './LossDialog.tsx'
import { PauseDialog } from './PauseDialog.tsx'
import styles from './StateSettings.module.css'
import { texts } from './texts/texts.ts'

type Props = { journey: Pregnancy }
type Open = 'pause' | 'birth' | 'loss' | null

/** Where parents pause the journey, say that the baby is born or that the pregnancy has ended, and take that back. */
export function StateSettings({ journey }: Props) {
  const [open, setOpen] = useState<Open>(null)
  const userId = useUser()?.id
  const close = () => setOpen(null)
  const mayChange = userId !== undefined && mayChangeState(journey.parents, userId)

  return (
    <Stack>
      <p>{sentenceOf(journey)}</p>
      {mayChange ? (
        <Actions journey={journey} onOpen={setOpen} />
      ) : (
        <p className={styles.soft}>{journeyTexts.parentsOnly}</p>
      )}
      {open === 'pause' && <PauseDialog journey={journey} onClose={close} />}
      {open === 'birth' && <BirthDialog journey={journey} onClose={close} />}
      {open === 'loss' && <LossDialog journey={journey} onClose={close} />}
    </Stack>
  )
}

function Actions({ journey, onOpen }: Props & { onOpen: (open: Open) => void }) {
  const { state } = journey
  const babies = babyCount(journey)
  const isSeveral = babies > 1
  const isBeforeBirth = state === 'expecting' || state === 'paused'
  return (
    <>
      {state === 'paused' && <ResumeButton journey={journey} />}
      {(isBeforeBirth || state === 'born') && (
        <Button wide look={state === 'expecting' ? 'primary' : 'secondary'} onClick={() => onOpen('birth')}>
          {isBeforeBirth ? texts.ourBabyIsHere(babies) : texts.changeHome}
        </Button>
      )}
      {state === 'expecting' && (
        <Button wide onClick={() => onOpen('pause')}>
          {texts.pauseJourney}
        </Button>
      )}
      <Button wide look={state === 'born' ? 'quiet' : 'secondary'} onClick={() => onOpen('loss')}>
        {lossWords(state, babies)}
      </Button>
      {isSeveral && state !== 'ended' && (
        <p className={styles.soft}>{isBeforeBirth ? texts.oneDiedBeforeBirth : texts.oneDiedAfterBirth}</p>
      )}
      {state !== 'paused' && <TakeBack journey={journey} />}
    </>
  )
}

/** The number of babies who are expected, or were born. */
const babyCount = ({ stateChange, babies }: Pregnancy) => stateChange?.children.length || (babies ?? 1)

function lossWords(state: JourneyState, babies: number): string {
  if (state === 'born') return texts.sayDied(babies)
  return state === 'ended' ? texts.changeHome : texts.sayEnded
}

function ResumeButton({ journey }: Props) {
  const { mutateAsync, isPending } = useChangeState(journey)

  async function resume() {
    try {
      await mutateAsync({ state: 'expecting' })
      showToast({ title: texts.isResumed })
    } catch (error) {
      sayFailure(texts.notResumed, error, texts.tryAgain)
    }
  }

  return (
    <Button wide look="primary" pending={isPending} pendingText={texts.saving} onClick={resume}>
      {texts.resume}
    </Button>
  )
}

function TakeBack({ journey }: Props) {
  const { stateChange, timeZone } = journey
  const { mutateAsync, isPending } = useTakeStateBack(journey)
  const today = useToday(timeZone)
  if (!stateChange?.canTakeBackUntil) return null
  const until = dayInZone(new Date(stateChange.canTakeBackUntil), timeZone)

  async function takeBack() {
    try {
      await mutateAsync()
      showToast({ title: texts.takenBack })
    } catch (error) {
      sayFailure(texts.notTakenBack, error, texts.tryAgain)
    }
  }

  return (
    <>
      <Button wide look="quiet" pending={isPending} pendingText={texts.takingBack} onClick={takeBack}>
        {texts.takeBack}
      </Button>
      <p className={styles.soft}>{until === today ? texts.takeBackToday : texts.takeBackUntil(formatDay(until))}</p>
    </>
  )
}

function sentenceOf({ babyName, state, stateChange }: Pregnancy): string {
  if (state === 'paused') return texts.paused
  if (state === 'expecting') return texts.expecting(babyName)
  const { children = [], toldTo = 'everybody' } = stateChange ?? {}
  if (state === 'born') return texts.readersOfBirth[toldTo](namesOf(children))
  const sentences = [...(children.length > 0 ? [] : [texts.hasEnded]), texts.nothingCounted, texts.readersOfEnd[toldTo]]
  return sentences.join(' ')
}
