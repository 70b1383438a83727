/** Checks that all pages without scripts are complete, in every state of the journey and for every kind of member. */
import { plainPages } from '#app/page-parts.ts'
import { journeyStates } from '#platform/shared/journey/journey-state.ts'
import { phone } from '../on-page/cached-data.ts'
import type { Prepare } from '../test-app/demo-data.ts'
import { sharePictures } from '../test-app/prepare-data.ts'
import { atDay, inState } from '../test-app/prepare-state.ts'
import { expect, test } from '../test-app/test-app.ts'

const noUpdatesOrAppointments: Prepare = async ({ db }) => {
  await db.deleteFrom('updates').execute()
  await db.deleteFrom('appointments').execute()
}
const noDueDate: Prepare = ({ db }) => db.updateTable('pregnancies').set({ due_date: null }).execute()
const children = [{ name: 'Wren', weight_g: 3200, length_mm: 510 }]

const worlds: Readonly<Record<string, Prepare>> = {
  ...Object.fromEntries(
    journeyStates.map((state) => [
      `in the state "${state}"`,
      inState(state, { children: state === 'born' ? children : [] }),
    ]),
  ),
  'in week 4': atDay(25),
  'in week 44': atDay(305),
  'with pictures in updates': sharePictures(3),
  'without updates and appointments': noUpdatesOrAppointments,
  'without a due date': noDueDate,
}

for (const [when, prepare] of Object.entries(worlds))
  test(`the pages without scripts are complete ${when}`, async ({ openTestApp }) => {
    const testApp = await openTestApp({ prepare })
    for (const name of ['mother', 'partner', 'grandmother', 'friend'] as const) {
      const person = await testApp.person(name, { ...phone, javaScriptEnabled: false })
      for (const path of Object.keys(plainPages)) {
        await person.goto(path)
        await expect(person.getByRole('complementary')).toContainText('without JavaScript')
        await expect(person.getByRole('heading', { level: 1 })).toHaveCount(1)
        await expect(person.locator('[data-shape]')).toHaveCount(0)
        await expect(person.getByRole('alert')).toHaveCount(0)
        for (const picture of await person.locator('main img').all()) await expect(picture).toBeVisible()
        // A control that can be seen but does nothing would deceive the reader.
        await expect(person.locator(':is(input, select, textarea, [aria-expanded=false]):visible')).toHaveCount(0)
        await expect(person.locator('button[type=submit]:visible')).toHaveText(['Sign out'])
      }
    }
  })
