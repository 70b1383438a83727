import type { Language } from '#language/languages.ts'
import type { JourneyState } from '#platform/shared/journey/journey-state.ts'
import { addDays } from '#platform/shared/time/calendar.ts'
import { type CastName, cast } from './cast.ts'
import type { Prepare } from './demo-data.ts'

type Child = { name: string; weight_g: number | null; length_mm: number | null }

/** Puts Pip's journey into a state, as if the mother had chosen it today. */
export const inState =
  (
    state: JourneyState,
    { message = '', children = [] }: { message?: string; children?: readonly Child[] } = {},
  ): Prepare =>
  async ({ db, clock }) => {
    const journey = await db
      .selectFrom('pregnancies')
      .select(['id', 'created_by'])
      .where('baby_name', '=', 'Pip')
      .executeTakeFirstOrThrow()
    const now = clock().toISOString()
    await db.updateTable('pregnancies').set({ state }).where('id', '=', journey.id).execute()
    const { id } = await db
      .insertInto('journey_states')
      .values({
        ...{ pregnancy_id: journey.id, state, message, changed_by: journey.created_by },
        ...{ happened_on: state === 'born' ? now.slice(0, 10) : null, changed_at: now, taken_back_at: null },
      })
      .returning('id')
      .executeTakeFirstOrThrow()
    for (const child of children)
      await db
        .insertInto('born_children')
        .values({ ...child, pregnancy_id: journey.id, journey_state_id: id })
        .execute()
  }

/** Gives a person the simple layout. */
export const inSimpleLayout =
  (name: CastName): Prepare =>
  ({ db }) =>
    db.updateTable('users').set({ layout: 'simple' }).where('email', '=', cast[name].email).execute()

/** Sets the language of these people. */
export const inLanguage =
  (language: Language, ...names: readonly CastName[]): Prepare =>
  ({ db }) => {
    const emails = names.map((name) => cast[name].email)
    return db.updateTable('users').set({ language }).where('email', 'in', emails).execute()
  }

export const withoutDueDate: Prepare = ({ db }) => db.updateTable('pregnancies').set({ due_date: null }).execute()

/** Moves the due date of Pip's journey, so that today is this many days after the first day of the last period. */
export const atDay =
  (day: number): Prepare =>
  ({ db, clock }) =>
    db
      .updateTable('pregnancies')
      .set({ due_date: addDays(clock().toISOString().slice(0, 10), 280 - day) })
      .where('baby_name', '=', 'Pip')
      .execute()
