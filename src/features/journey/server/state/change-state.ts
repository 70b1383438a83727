import { type Admin, changeAsAdmin } from '#features/membership/server/public.ts'
import type { Database, Tx } from '#platform/server/database/database.ts'
import { addNews } from '#platform/server/news/news-events.ts'
import { AppError } from '#platform/shared/errors.ts'
import type { JourneyState } from '#platform/shared/journey/journey-state.ts'
import { texts as shared } from '#platform/shared/texts/texts.ts'
import { dayInZone } from '#platform/shared/time/calendar.ts'
import type { Pregnancy, StateInput } from '../../contract.ts'
import { mayChangeState } from '../../policy.ts'
import { isPlausibleEvent, nextStates } from '../../rules.ts'
import { texts } from '../../texts/texts.ts'
import { asAdmin, getPregnancy } from '../queries.ts'
import { lastWithCorrections, listChanges } from './find-state.ts'

type Context = { db: Database; now: Date }

/** Records the journey's new state. Choosing the current state again is a correction, or changes nothing. */
export function changeState(context: Context, parent: Admin, input: StateInput): Promise<Pregnancy> {
  return changeAsParent(context, parent, async (tx, journey) => {
    const { state, message = '' } = input
    const { state: before } = journey
    // Two parents may pause at the same time, and a browser may send a request twice. Neither is an error.
    if (state === before && (state === 'expecting' || state === 'paused')) return
    refuseIfUnseen(journey, input.seen)
    if (!nextStates[before].includes(state)) throw new AppError('only-taken-back')
    const today = dayInZone(context.now, journey.timeZone)
    const { happenedOn, children } = readEvent(input, today)
    // Without a choice the audience stays the same, so a correction of a name alone tells nobody else.
    const { toldTo = isEvent(state) ? journey.stateChange?.toldTo : undefined } = input
    const { id } = await tx
      .insertInto('journey_states')
      .values({
        pregnancy_id: journey.id,
        state,
        happened_on: happenedOn,
        message,
        told_to: toldTo ?? null,
        changed_by: parent.userId,
        changed_at: context.now.toISOString(),
        taken_back_at: null,
      })
      .returning('id')
      .executeTakeFirstOrThrow()
    if (children.length > 0) {
      const rows = children.map(({ name, weightG, lengthMm }) => ({
        ...{ journey_state_id: id, pregnancy_id: journey.id },
        ...{ name, weight_g: weightG, length_mm: lengthMm },
      }))
      await tx.insertInto('born_children').values(rows).execute()
    }
    await setState(tx, journey.id, state)
    // A correction of the birth is news only for members whom it tells for the first time.
    const tellsOthers = before !== 'born' || toldTo !== journey.stateChange?.toldTo
    if (state === 'born' && tellsOthers)
      await addNews(tx, { pregnancyId: journey.id, kind: 'birth', subjectId: id, actorId: parent.userId }, context.now)
  })
}

/**
 * Takes the last change back, with its corrections, its message and its children. Throws `nothing-to-take-back` if there is
 * no change, or if it was made 30 days ago or earlier.
 */
export function takeStateBack(context: Context, parent: Admin, seen: string | undefined): Promise<Pregnancy> {
  return changeAsParent(context, parent, async (tx, journey) => {
    refuseIfUnseen(journey, seen)
    if (!journey.stateChange?.canTakeBackUntil) throw new AppError('nothing-to-take-back')
    const changes = await listChanges(tx, journey.id)
    const taken = lastWithCorrections(changes).map(({ id }) => id)
    const taken_back_at = context.now.toISOString()
    await tx.updateTable('journey_states').set({ taken_back_at }).where('id', 'in', taken).execute()
    await setState(tx, journey.id, changes[taken.length]?.state ?? 'expecting')
  })
}

/** Throws if the state has changed since this parent loaded it, so nobody overwrites an unseen change. */
function refuseIfUnseen({ stateChange }: Pregnancy, seen: string | null | undefined) {
  if (seen !== undefined && seen !== (stateChange?.changedAt ?? null)) throw new AppError('state-changed-meanwhile')
}

/** Runs a change of a journey by one of its parents; throws `parents-only` for another admin. */
export function changeAsParent(
  { db, now }: Context,
  parent: Admin,
  change: (tx: Tx, journey: Pregnancy) => Promise<void>,
): Promise<Pregnancy> {
  return changeAsAdmin(db, parent, async (tx) => {
    const journey = await getPregnancy(tx, asAdmin(parent), now)
    if (!mayChangeState(journey.parents, parent.userId)) throw new AppError('parents-only')
    await change(tx, journey)
    return getPregnancy(tx, asAdmin(parent), now)
  })
}

const setState = (tx: Tx, id: number, state: JourneyState) =>
  tx.updateTable('pregnancies').set({ state }).where('id', '=', id).execute()

/** The day and the children in the input. Throws `invalid-input` if they, or the audience, do not fit the state. */
function readEvent({ state, happenedOn = null, children = [], toldTo = 'everybody' }: StateInput, today: string) {
  if (state !== 'born' && children.length > 0) throw invalid({ children: texts.childrenWithoutBirth })
  if (state === 'born' && children.length === 0) throw invalid({ children: shared.required })
  if (state === 'born' && happenedOn === null) throw invalid({ happenedOn: shared.required })
  if (!isEvent(state) && happenedOn !== null) throw invalid({ happenedOn: texts.dayWithoutEvent })
  if (!isEvent(state) && toldTo !== 'everybody') throw invalid({ toldTo: texts.readersWithoutEvent })
  if (happenedOn !== null && !isPlausibleEvent(happenedOn, today)) throw invalid({ happenedOn: texts.unlikelyDay })
  return { happenedOn, children }
}

const isEvent = (state: JourneyState) => state === 'born' || state === 'ended'

const invalid = (fields: Readonly<Record<string, string>>) => new AppError('invalid-input', { fields })
