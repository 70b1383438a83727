import { useState } from 'react'
import { useUser } from '#features/sign-in/client/public.ts'
import { sayFailure } from '#platform/client/say-failure.ts'
import { useToday } from '#platform/client/today.ts'
import { dayInZone, formatDay } from '#platform/shared/time/calendar.ts'
import { Button } from '#ui/button/Button.tsx'
import { Stack } from '#ui/stack/Stack.tsx'
import { showToast } from '#ui/toast/toast-store.ts'
import type { Pregnancy } from '../../contract.ts'
import { mayChangeState } from '../../policy.ts'
import { BirthDialog } from './BirthDialog.tsx'
import { namesOf } from './birth-words.ts'
import { useChangeState, useTakeStateBack } from './data.ts'
import { LossDialog } from './LossDialog.tsx'
import { PauseDialog } from './PauseDialog.tsx'
import styles from './StateSettings.module.css'

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
        <p className={styles.soft}>Only the parents can change this.</p>
      )}
      {open === 'pause' && <PauseDialog journey={journey} onClose={close} />}
      {open === 'birth' && <BirthDialog journey={journey} onClose={close} />}
      {open === 'loss' && <LossDialog journey={journey} onClose={close} />}
    </Stack>
  )
}

function Actions({ journey, onOpen }: Props & { onOpen: (open: Open) => void }) {
  const { state } = journey
  const isSeveral = babyCount(journey) > 1
  const isBeforeBirth = state === 'expecting' || state === 'paused'
  return (
    <>
      {state === 'paused' && <ResumeButton journey={journey} />}
      {(isBeforeBirth || state === 'born') && (
        <Button wide look={state === 'expecting' ? 'primary' : 'secondary'} onClick={() => onOpen('birth')}>
          {isBeforeBirth ? `Our ${isSeveral ? 'babies are' : 'baby is'} here` : 'Change what the home page says'}
        </Button>
      )}
      {state === 'expecting' && (
        <Button wide onClick={() => onOpen('pause')}>
          Pause the journey
        </Button>
      )}
      <Button wide look={state === 'born' ? 'quiet' : 'secondary'} onClick={() => onOpen('loss')}>
        {state === 'born' && isSeveral ? 'All of our babies have died' : lossWords[state]}
      </Button>
      {isSeveral && state !== 'ended' && (
        <p className={styles.soft}>{isBeforeBirth ? oneDiedBeforeBirth : oneDiedAfterBirth}</p>
      )}
      {state !== 'paused' && <TakeBack journey={journey} />}
    </>
  )
}

/** The number of babies who are expected, or were born. */
const babyCount = ({ stateChange, babies }: Pregnancy) => stateChange?.children.length || (babies ?? 1)

const oneDiedBeforeBirth =
  'If one of your babies has died and you are still expecting, change the number of babies in the settings. Nobody gets a message, but everybody’s pages change to the new number.'
const oneDiedAfterBirth =
  'If one of your babies has died, you can say so in your own words: press “Change what the home page says”.'

const lossWords = {
  expecting: 'The pregnancy has ended',
  paused: 'The pregnancy has ended',
  born: 'Our baby has died',
  ended: 'Change what the home page says',
} as const

function ResumeButton({ journey }: Props) {
  const { mutateAsync, isPending } = useChangeState(journey)

  async function resume() {
    try {
      await mutateAsync({ state: 'expecting' })
      showToast({ title: 'The journey goes on' })
    } catch (error) {
      sayFailure('The journey is still paused', error, 'Please try again.')
    }
  }

  return (
    <Button wide look="primary" pending={isPending} pendingText="Saving..." onClick={resume}>
      Resume the journey
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
      showToast({ title: 'Taken back' })
    } catch (error) {
      sayFailure('It could not be taken back', error, 'Please try again.')
    }
  }

  return (
    <>
      <Button wide look="quiet" pending={isPending} pendingText="Taking back..." onClick={takeBack}>
        Take this back
      </Button>
      <p className={styles.soft}>
        {until === today ? 'You can still take it back today.' : `You can take it back until ${formatDay(until)}.`}
      </p>
    </>
  )
}

const audienceWords = {
  everybody: 'Everybody who follows along can read',
  family: 'Only family can read',
  admins: 'Only admins can read',
} as const

function sentenceOf({ babyName, state, stateChange }: Pregnancy): string {
  if (state === 'paused') return 'The journey is paused. Nothing is counted, compared or suggested.'
  const readers = audienceWords[stateChange?.toldTo ?? 'everybody']
  if (state === 'ended')
    return `${stateChange?.children.length ? '' : 'The pregnancy has ended. '}Nothing is counted, compared or suggested any more. ${readers} this.`
  if (state === 'born')
    return `${namesOf(stateChange?.children ?? [])}: ${readers.toLowerCase()} about the birth on their home page.`
  return `You are expecting ${babyName}. Home and the guide count the weeks.`
}
