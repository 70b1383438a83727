import type { Pregnancy } from '#features/journey/contract.ts'
import { useToday } from '#platform/client/today.ts'
import { Card } from '#ui/card/Card.tsx'
import { NotLoaded } from '#ui/feedback/NotLoaded.tsx'
import { Skeleton } from '#ui/feedback/Skeleton.tsx'
import { aboutMovements, beforeMovements, callAboutMovements, noDoppler, regionCounts } from '../../content/advice.ts'
import { movementsFromDay } from '../../content/first-days.ts'
import type { Labour } from '../../contract.ts'
import { isPausedOrEnded } from '../../policy.ts'
import { findCount, gestationalDays } from '../../rules.ts'
import { texts as shared } from '../../texts/texts.ts'
import { CallNow, Numbers } from '../calls/CallNow.tsx'
import { Sources } from '../calls/Sources.tsx'
import { useLabour } from '../data.ts'
import page from '../LabourPage.module.css'
import { NothingHere } from '../NothingHere.tsx'
import type { NumbersToCall } from '../numbers-to-call.ts'
import { type Notes, useNotes } from '../pending/use-notes.ts'
import { SendNotice } from '../SendNotice.tsx'
import { Sharing } from '../Sharing.tsx'
import { texts } from '../texts/texts.ts'
import { useNow } from '../use-now.ts'
import { CountCard } from './CountCard.tsx'
import { FeelingButtons } from './FeelingButtons.tsx'
import { MovementList } from './MovementList.tsx'

type Props = { journey: Pregnancy; numbers: NumbersToCall }

/** The parents' notes about movements. Family sees them while the parents share them. */
export function MovementsPage({ journey, numbers }: Props) {
  const { data: labour, isError, refetch } = useLabour(journey.id)
  const notes = useNotes(journey.id, labour)
  return (
    <div className={page.page} data-narrow="true">
      <title>{texts.movementsTitle}</title>
      <h1>{shared.movements}</h1>
      {isPausedOrEnded(journey.state) ? (
        <NothingHere isPausedOrEnded />
      ) : (
        <>
          {!labour && !isError && <Skeleton shape="block" height="24rem" />}
          {!labour && isError && <NotLoaded sentence={shared.movementsNotLoaded} onTry={() => void refetch()} />}
          {labour && !labour.movements && <NothingHere isPausedOrEnded={false} />}
          {labour?.movements && <Movements journey={journey} labour={labour} notes={notes} numbers={numbers} />}
        </>
      )}
    </div>
  )
}

/** How long the page says to call after movements that were less, different or none. */
const callStaysMs = 12 * 3_600_000

function Movements({ journey, labour, notes, numbers }: Props & { labour: Labour; notes: Notes }) {
  const { id, state, region, dueDate, timeZone } = journey
  const { movements, note } = notes
  const now = useNow(notes.now, false)
  const today = useToday(timeZone)
  const day = dueDate === null ? null : gestationalDays(dueDate, today)
  const isOn = labour.mayNote && state === 'expecting'
  const hasBegun = day === null || day >= movementsFromDay
  const count = regionCounts[region]
  const counted = count && findCount(movements, count, now)
  const isDifferent = movements.some(
    ({ feeling, feltAt }) => feeling === 'different' && Date.parse(feltAt) > now - callStaysMs,
  )
  const tooFew = count && counted?.isOver && counted.count < count.movements ? count : null

  return (
    <>
      {isOn && (isDifferent || tooFew) && (
        <CallNow tone="urgent" title={texts.callNow} numbers={numbers}>
          <p>{isDifferent ? callAboutMovements.text() : tooFew && texts.tooFew(tooFew.movements, tooFew.hours)}</p>
        </CallNow>
      )}
      {isOn && hasBegun && (
        <FeelingButtons onFeel={(feeling) => note({ kind: 'movements', revision: 1, feltAt: notes.now(), feeling })} />
      )}
      {isOn && <SendNotice {...notes} />}
      {isOn && hasBegun && count && (day === null || day >= count.fromDay) && (
        <CountCard
          advice={count}
          counted={counted}
          onCount={() => note({ kind: 'movements', revision: 1, feltAt: notes.now(), feeling: 'counted' })}
        />
      )}
      {isOn && (
        <Card title={texts.peopleToCall}>
          <div className={page.noted}>
            {(hasBegun ? aboutMovements[region] : [beforeMovements]).map(({ text }) => (
              <p key={text()}>{text()}</p>
            ))}
            <Numbers numbers={numbers} />
            <p>{noDoppler.text()}</p>
          </div>
        </Card>
      )}
      {movements.length > 0 && (
        <MovementList
          movements={movements}
          onRemove={
            isOn
              ? ({ key, revision, feeling }) =>
                  note({ kind: 'movements', key, revision: revision + 1, feltAt: null, feeling })
              : undefined
          }
        />
      )}
      {isOn && <Sharing pregnancyId={id} labour={labour} thing="movements" />}
      {isOn && (
        <Sources
          of={[...aboutMovements[region], beforeMovements, noDoppler, callAboutMovements, ...(count ? [count] : [])]}
        />
      )}
    </>
  )
}
