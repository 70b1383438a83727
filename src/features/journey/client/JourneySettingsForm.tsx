import { useState } from 'react'
import * as z from 'zod/mini'
import { ApiError } from '#platform/client/api.ts'
import { textOf, useForm } from '#platform/client/form/use-form.ts'
import { type CalendarDay, formatDay, isCalendarDay } from '#platform/shared/calendar.ts'
import { Button } from '#ui/button/Button.tsx'
import { SelectField } from '#ui/field/SelectField.tsx'
import { TextField } from '#ui/field/TextField.tsx'
import { showToast } from '#ui/toast/toast-store.ts'
import { type Pregnancy, PregnancySettings } from '../contract.ts'
import { type DueDateBasis, dueDateFrom } from '../rules.ts'
import { useChangeSettings } from './data.ts'
import styles from './JourneySettingsForm.module.css'

type Props = { journey: Pregnancy; submitText: string; onSaved: () => void }
type Basis = DueDateBasis['kind']

/** What the family calls the day that it knows. */
const bases: Readonly<Record<Basis, string>> = {
  'due-date': 'Due date',
  'last-period': 'First day of the last period',
  conception: 'Day of conception',
  'transfer-day-5': 'IVF transfer, five-day embryo',
  'transfer-day-3': 'IVF transfer, three-day embryo',
}
const isBasis = (value: string): value is Basis => Object.hasOwn(bases, value)

/** Later than anybody's due date, and early enough to be counted from. */
const farFuture = '9000-01-01'

/** The baby's nickname, and the due date or a day from which it is counted. */
export function JourneySettingsForm({ journey, submitText, onSaved }: Props) {
  const [basis, setBasis] = useState<Basis>('due-date')
  const [day, setDay] = useState<CalendarDay>(journey.dueDate ?? '')
  const changeSettings = useChangeSettings(journey.id)
  // The family's days begin where the journey was set up, not where a parent happens to travel.
  const isNew = journey.dueDate === null
  const dueDate = isCalendarDay(day) && day < farFuture ? dueDateFrom({ kind: basis, day }) : undefined

  const form = useForm({
    schema: z.strictObject(PregnancySettings.shape),
    read: (fields) => ({ babyName: textOf(fields, 'babyName'), dueDate, ...(isNew && { timeZone: ownTimeZone() }) }),
    send: async (settings) => {
      await changeSettings.mutateAsync(settings)
      onSaved()
    },
    onRefused: (error) => {
      // That the session is over is said already, with the way to sign in.
      if (error instanceof ApiError && error.isUnauthorized) return
      showToast({
        title: 'Update Failed',
        description: (error instanceof ApiError && error.sentence) || 'Failed to update pregnancy settings',
        tone: 'destructive',
      })
    },
  })

  function chooseBasis(kind: Basis) {
    setBasis(kind)
    // A due date is not the first day of a period: what was entered for one means nothing for the other.
    setDay(kind === 'due-date' ? (journey.dueDate ?? '') : '')
  }

  return (
    <form className={styles.form} onSubmit={form.onSubmit} noValidate>
      <TextField
        label="Baby’s nickname"
        name="babyName"
        defaultValue={isNew ? '' : journey.babyName}
        hint="What you call the baby until you meet"
        autoComplete="off"
        required
        error={form.errors.babyName}
      />
      <SelectField
        label="Which day do you know?"
        name="basis"
        value={basis}
        onChange={({ currentTarget: { value } }) => isBasis(value) && chooseBasis(value)}
      >
        {Object.entries(bases).map(([kind, words]) => (
          <option key={kind} value={kind}>
            {words}
          </option>
        ))}
      </SelectField>
      <TextField
        label={bases[basis]}
        name="dueDate"
        type="date"
        value={day}
        onChange={({ currentTarget: { value } }) => setDay(value)}
        required
        error={form.errors.dueDate}
      />
      {basis !== 'due-date' && dueDate && (
        <p className={styles.result} role="status">
          Due date: <strong>{formatDay(dueDate)}</strong>
        </p>
      )}
      <Button type="submit" look="primary" wide pending={form.pending} pendingText="Saving...">
        {submitText}
      </Button>
    </form>
  )
}

const ownTimeZone = () => Intl.DateTimeFormat().resolvedOptions().timeZone
