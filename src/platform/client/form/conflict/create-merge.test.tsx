import { isValidElement, type ReactElement, type ReactNode } from 'react'
import { expect, test } from 'vitest'
import { findElements, wordsOf } from '#ui/testing.ts'
import { createMerge } from './create-merge.tsx'

type Values = { name: string; notes: string | null; category: 'doctor' | 'nanny'; isPrimary: boolean }
const opened: Values = { name: 'Amara', notes: null, category: 'doctor', isPrimary: false }
const merge = createMerge<Values, Values>(
  {
    name: { label: 'Name' },
    notes: { label: 'Notes' },
    category: { label: 'Category', words: (category) => ({ doctor: 'Doctor', nanny: 'Childcare' })[category] },
    isPrimary: { label: 'Primary' },
  },
  (thing) => thing,
)

/** Starts a merge and waits until it is done or shows a dialog. Returns its promise, and what is shown. */
async function start(typed: Values, present: Values) {
  let shown: ReactNode = null
  const showing = Promise.withResolvers<void>()
  const show = (dialog: ReactNode) => {
    shown = dialog
    showing.resolve()
  }
  const result = merge({ typed, opened, present, show })
  // `expect.poll` is not used: without a dialog it would keep polling, and move the clocks of tests in other files.
  await Promise.race([result, showing.promise])
  return { result, shown: () => shown }
}

function dialogIn({ shown }: { shown: () => ReactNode }): ReactElement<{
  onChoose: (names: string[]) => void
  onClose: () => void
}> {
  const dialog = shown()
  if (!isValidElement<{ onChoose: (names: string[]) => void; onClose: () => void }>(dialog))
    throw new Error('No dialog is shown.')
  return dialog
}

const both = { ...opened, notes: 'Tuesdays', category: 'nanny' as const }
const theirs = { ...opened, name: 'Dr. Amara', notes: 'Mondays' }

test('without a conflict, both changes are merged and no dialog is shown', async () => {
  const started = await start({ ...opened, notes: 'Tuesdays' }, { ...opened, name: 'Dr. Amara' })
  expect(await started.result).toEqual({ ...opened, name: 'Dr. Amara', notes: 'Tuesdays' })
  expect(started.shown()).toBeNull()
})

test('a conflict is shown with the field’s label and both values, and the other changes are named', async () => {
  const dialog = dialogIn(await start(both, theirs))
  expect(findElements(dialog, 'legend').map(({ text }) => text)).toEqual(['Notes'])
  expect(findElements(dialog, 'label').map(({ text }) => text)).toEqual(['YoursTuesdays', 'The other versionMondays'])
  expect(findElements(dialog, 'input').map(({ attributes }) => [attributes.type, attributes.value])).toEqual([
    ['radio', 'yours'],
    ['radio', 'theirs'],
  ])
  expect(wordsOf(dialog)).toContain('Their other changes are kept: Name.')
})

test('the dialog shows a choice by its label, and an empty field as “Nothing”', async () => {
  const withNotes = { ...opened, notes: 'Mondays' }
  const wasDoctor = { ...withNotes, category: 'doctor' as const, notes: null }
  let shown: ReactNode = null
  void merge({
    typed: { ...wasDoctor, notes: 'Tuesdays', category: 'doctor' },
    opened: { ...withNotes, category: 'other' as never },
    present: { ...wasDoctor, category: 'nanny' },
    show: (dialog) => (shown = dialog),
  })
  await expect.poll(() => shown).not.toBeNull()
  expect(findElements(dialogIn({ shown: () => shown }), 'label').map(({ text }) => text)).toEqual([
    ...['YoursTuesdays', 'The other versionNothing'],
    ...['YoursDoctor', 'The other versionChildcare'],
  ])
})

test('the merge returns the version that was chosen in the dialog', async () => {
  const mine = await start(both, theirs)
  dialogIn(mine).props.onChoose([])
  expect(await mine.result).toEqual({ ...both, name: 'Dr. Amara' })
  const other = await start(both, theirs)
  dialogIn(other).props.onChoose(['notes'])
  expect(await other.result).toEqual({ ...both, name: 'Dr. Amara', notes: 'Mondays' })
  expect(other.shown()).toBeNull()
})

test('the merge returns nothing if the dialog is closed', async () => {
  const started = await start(both, theirs)
  dialogIn(started).props.onClose()
  expect(await started.result).toBeUndefined()
  expect(started.shown()).toBeNull()
})
