import type { ReactNode } from 'react'
import { Suspense, useState } from 'react'
import type { Pregnancy } from '#features/journey/contract.ts'
import { lazyPart } from '#platform/client/lazy-part.ts'
import { useToday } from '#platform/client/today.ts'
import { Button } from '#ui/button/Button.tsx'
import { Card } from '#ui/card/Card.tsx'
import { NotLoaded } from '#ui/feedback/NotLoaded.tsx'
import { Skeleton } from '#ui/feedback/Skeleton.tsx'
import { callAmbulance, callAtOnce, callSooner, regionRules } from '../content/advice.ts'
import type { ContractionNote, Labour } from '../contract.ts'
import { isPausedOrEnded } from '../policy.ts'
import { type CallRule, findAlarm, findRuleMet, isBeforeTerm, type ShownContraction } from '../rules.ts'
import { texts as shared } from '../texts/texts.ts'
import { CallNow } from './calls/CallNow.tsx'
import { Sources } from './calls/Sources.tsx'
import { clockWords } from './clock-words.ts'
import { useLabour } from './data.ts'
import styles from './LabourPage.module.css'
import { NothingHere } from './NothingHere.tsx'
import type { NumbersToCall } from './numbers-to-call.ts'
import { type Notes, useNotes } from './pending/use-notes.ts'
import { RuleCard } from './rule/RuleCard.tsx'
import { SendNotice } from './SendNotice.tsx'
import { Sharing } from './Sharing.tsx'
import { texts } from './texts/texts.ts'
import { ContractionList } from './timer/ContractionList.tsx'
import { HourStrip } from './timer/HourStrip.tsx'
import { TimerButton } from './timer/TimerButton.tsx'
import { useWakeLock } from './timer/use-wake-lock.ts'
import { useTimer } from './use-timer.ts'

const ChangeContractionDialog = lazyPart(
  async () => (await import('./timer/ChangeContractionDialog.tsx')).ChangeContractionDialog,
)

type Props = { journey: Pregnancy; numbers: NumbersToCall }

/** The parents' contraction timer. Family sees the noted contractions while the parents share them. */
export function LabourPage({ journey, numbers }: Props) {
  const { data: labour, isError, refetch } = useLabour(journey.id)
  const notes = useNotes(journey.id, labour)
  return (
    <div className={styles.page}>
      <title>{texts.contractionsTitle}</title>
      <h1>{shared.contractions}</h1>
      {isPausedOrEnded(journey.state) ? (
        <NothingHere isPausedOrEnded />
      ) : (
        <>
          {!labour && !isError && <Skeleton shape="block" height="24rem" />}
          {!labour && isError && <NotLoaded sentence={shared.contractionsNotLoaded} onTry={() => void refetch()} />}
          {labour && !labour.timer && <NothingHere isPausedOrEnded={false} />}
          {labour?.timer && (
            <Timer journey={journey} labour={labour} timer={labour.timer} notes={notes} numbers={numbers} />
          )}
        </>
      )}
    </div>
  )
}

type TimerProps = Props & { labour: Labour; timer: NonNullable<Labour['timer']>; notes: Notes }

function Timer({ journey, labour, timer: { toldRule }, notes, numbers }: TimerProps) {
  const { state, region, dueDate, timeZone, babies } = journey
  const { shown, running, now, press, correct, removeContraction } = useTimer(notes)
  const [chosen, setChosen] = useState<ShownContraction<ContractionNote>>()
  const isOn = labour.mayNote && state === 'expecting'
  const isEarly = isBeforeTerm(dueDate, useToday(timeZone))
  const isMultiple = (babies ?? 1) > 1
  useWakeLock(isOn && running !== undefined)

  return (
    <>
      {isOn && (
        <Calls
          {...{ shown, now, numbers, isEarly, toldRule }}
          commonRule={isMultiple ? null : regionRules[region].rule}
        />
      )}
      <div className={styles.columns} data-two={isOn}>
        <div className={styles.column}>
          {isOn && (
            <section className={styles.timer} aria-label={texts.timer}>
              <TimerButton running={running} last={shown.at(-1)} now={now} onPress={press} />
              {running && (
                <Button
                  onClick={() => correct(running, { beganMs: running.beganMs - 60_000, endedMs: running.endedMs })}
                >
                  {texts.aMinuteEarlier}
                </Button>
              )}
              <SendNotice {...notes} />
            </section>
          )}
          {labour.mayNote && state === 'born' && <p>{texts.closedWithBirth}</p>}
          <Card title={shown.length === 0 ? texts.nothingNoted : texts.notedSoFar}>
            {shown.length === 0 ? (
              <p>{texts.willBeListed}</p>
            ) : (
              <div className={styles.noted}>
                {state === 'expecting' && <HourStrip shown={shown} now={now} />}
                <ContractionList
                  shown={shown}
                  runningSince={running?.beganMs}
                  onChoose={isOn ? setChosen : undefined}
                />
              </div>
            )}
          </Card>
        </div>
        {isOn && (
          <div className={styles.column}>
            <RuleCard pregnancyId={journey.id} {...{ region, isMultiple, numbers, labour }} />
            <Sharing pregnancyId={journey.id} labour={labour} thing="timer" />
            <Sources of={[regionRules[region], callSooner, callAmbulance, ...callAtOnce]} />
          </div>
        )}
      </div>
      <Suspense>
        {chosen && (
          <ChangeContractionDialog
            contraction={chosen}
            now={now}
            onSave={(times) => {
              correct(chosen, times)
              setChosen(undefined)
            }}
            onRemove={() => {
              removeContraction(chosen)
              setChosen(undefined)
            }}
            onClose={() => setChosen(undefined)}
          />
        )}
      </Suspense>
    </>
  )
}

type CallsProps = {
  shown: readonly ShownContraction[]
  now: number
  numbers: NumbersToCall
  isEarly: boolean | null
  toldRule: CallRule | null
  /** Null if more than one baby is expected, because the common rules are for one. */
  commonRule: CallRule | null
}

/** The most urgent call that should be made now, if any. It is shown above everything else. */
function Calls({ shown, now, numbers, isEarly, toldRule, commonRule }: CallsProps): ReactNode {
  if (isEarly)
    return (
      <CallNow tone="urgent" title={texts.callBeforeTerm} numbers={numbers}>
        <p>{texts.whyBeforeTerm}</p>
      </CallNow>
    )
  const alarm = findAlarm(shown, now)
  if (alarm)
    return (
      <CallNow tone="urgent" title={texts.callNow} numbers={numbers}>
        <p>{alarm === 'long' ? texts.longContraction : texts.manyContractions}</p>
      </CallNow>
    )
  const rule = toldRule ?? commonRule
  const metAt = rule && findRuleMet(shown, rule, now)
  if (metAt === null) return null
  return (
    <CallNow tone="calm" title={texts.timeToCall} numbers={numbers}>
      <p>{toldRule ? texts.metToldRule(clockWords(metAt)) : texts.metCommonRule(clockWords(metAt))}</p>
    </CallNow>
  )
}
