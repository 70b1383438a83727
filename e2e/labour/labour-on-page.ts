/** Data and locators for the labour pages. */
import type { Page } from '@playwright/test'
import type { Prepare } from '../test-app/demo-data.ts'

const minuteMs = 60_000

/** Adds past contractions, this many minutes apart and this many seconds long. The last one began three minutes ago. */
export const noteContractions =
  (count: number, minutesApart: number, seconds: number): Prepare =>
  async ({ db, clock }) => {
    const pip = await db
      .selectFrom('pregnancies')
      .where('baby_name', '=', 'Pip')
      .select(['id', 'created_by'])
      .executeTakeFirstOrThrow()
    const last = clock().getTime() - 3 * minuteMs
    for (let back = 0; back < count; back += 1) {
      const began = last - back * minutesApart * minuteMs
      await db
        .insertInto('contractions')
        .values({
          ...{ pregnancy_id: pip.id, key: `noted-before-the-test-${back}`, revision: 1, created_by: pip.created_by },
          began_at: new Date(began).toISOString(),
          ended_at: new Date(began + seconds * 1000).toISOString(),
        })
        .execute()
    }
  }

/** The button that notes when a contraction begins and ends. */
export const timerOn = (page: Page) => page.getByRole('region', { name: 'Timer' }).getByRole('button').first()

/** The contractions in the list, latest first. */
export const contractionsOn = (page: Page) =>
  page.getByRole('region', { name: /^Noted so far|^Nothing noted yet/ }).getByRole('listitem')

/** Shares the timer with family. */
export const shareTimer: Prepare = async ({ db, clock }) => {
  const { id } = await db
    .selectFrom('pregnancies')
    .where('baby_name', '=', 'Pip')
    .select('id')
    .executeTakeFirstOrThrow()
  await db
    .insertInto('labour_settings')
    .values({
      ...{ pregnancy_id: id, timer_shared_at: clock().toISOString(), movements_shared_at: null, shared_changes: 0 },
      ...{ told_every_minutes: null, told_lasting_seconds: null, told_for_minutes: null },
    })
    .execute()
}
