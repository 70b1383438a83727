/** Screens of the contraction timer and of the baby’s movements, with their dialogs. */
import type { Page } from '@playwright/test'
import type { Screen } from '../screens/screen.ts'
import { prepareAll } from '../test-app/prepare-data.ts'
import { atDay, inState } from '../test-app/prepare-state.ts'
import { noteContractions, shareTimer } from './labour-on-page.ts'

const atTerm = prepareAll(atDay(7 * 39), noteContractions(14, 4.8, 58))
const timer = { who: 'mother', path: '/labour', prepare: atTerm } as const

const press = (page: Page) => page.getByRole('button', { name: 'It begins' }).click()

const openChange = async (page: Page) => {
  await page
    .getByRole('button', { name: /Change/ })
    .first()
    .click()
  await page.getByRole('dialog', { name: 'Change this contraction' }).waitFor()
}

const openRule = async (page: Page) => {
  await page.getByRole('button', { name: 'We were told something else' }).click()
  await page.getByRole('dialog', { name: 'We were told to call when' }).waitFor()
}

const feelLess = async (page: Page) => {
  await page.getByRole('button', { name: 'Felt as usual' }).click()
  await page.getByRole('button', { name: 'Less, different or none' }).click()
  await page.getByRole('region', { name: 'Call now' }).waitFor()
}

export const labourScreens: readonly Screen[] = [
  { name: 'the timer before 37 weeks, empty', who: 'mother', path: '/labour' },
  { name: 'the timer when the rule is met', ...timer, act: (page) => page.getByText('It is time to call').waitFor() },
  { name: 'the timer while a contraction lasts', ...timer, act: press, changes: true },
  { name: 'changing a contraction', ...timer, act: openChange },
  { name: 'the rule that the family was told', ...timer, act: openRule },
  { name: 'the timer, shared with family', ...timer, prepare: prepareAll(atTerm, shareTimer), who: 'grandmother' },
  { name: 'the timer, not shared', ...timer, who: 'grandmother' },
  { name: 'the timer after the birth', ...timer, prepare: prepareAll(atTerm, inState('born')) },
  { name: 'the timer while the journey is paused', ...timer, prepare: prepareAll(atTerm, inState('paused')) },
  { name: 'the movements, empty', who: 'mother', path: '/movements' },
  { name: 'movements that differ', who: 'mother', path: '/movements', act: feelLess, changes: true },
]
