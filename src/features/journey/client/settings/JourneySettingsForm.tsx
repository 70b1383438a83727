import { useState } from 'react'
import { Form } from '#platform/client/form/Form.tsx'
import { numberOf, textOf, textOrNull, useForm } from '#platform/client/form/use-form.ts'
import { sayFailure } from '#platform/client/say-failure.ts'
import { useToday } from '#platform/client/today.ts'
import { placentasOf } from '#platform/shared/journey/carrying.ts'
import { regionOf } from '#platform/shared/place/region.ts'
import { type CalendarDay, formatDay } from '#platform/shared/time/calendar.ts'
import { ownTimeZone } from '#platform/shared/time/day-words.ts'
import { Button } from '#ui/button/Button.tsx'
import { Notice } from '#ui/feedback/Notice.tsx'
import { TextField } from '#ui/field/TextField.tsx'
import { Stack } from '#ui/stack/Stack.tsx'
import type { Pregnancy } from '../../contract.ts'
import { firstNickname, isPlausibleDueDate } from '../../rules.ts'
import { BabiesFields } from './BabiesFields.tsx'
import { DueDateFields } from './DueDateFields.tsx'
import { useChangeSettings } from './data.ts'
import { movedWords, redatingAdvice } from './due-date.ts'
import { countFrom, type DueDateEntry, entryOf, measuresOf, schemaFor } from './due-date-entry.ts'
import { PlaceFields } from './PlaceFields.tsx'

type Props = {
  journey: Pregnancy
  submitText: string
  /** Called with what a changed due date moved; undefined if it did not change. */
  onSaved: (moved: string | undefined) => void
}

/** The nickname, the number of babies, the due date or the day it is counted from, and where the family lives. */
export function JourneySettingsForm({ journey, submitText, onSaved }: Props) {
  // A due date can be cleared later, so its absence alone does not make a journey new.
  const isNew = journey.dueDate === null && journey.babyName === firstNickname && journey.timeZone === 'UTC'
  const [entry, setEntry] = useState(() => entryOf(journey.dueDate, isNew))
  const [initialDate, setInitialDate] = useState(journey.dueDate)
  const changeSettings = useChangeSettings(journey.id)
  const today = useToday(journey.timeZone)
  const isUntouched = !isNew && isSameEntry(entry, entryOf(initialDate, isNew))
  const isOver = journey.state === 'born' || journey.state === 'ended'

  const form = useForm({
    schema: schemaFor(entry.kind),
    draft: `journey-${journey.id}`,
    read: (fields) => ({
      babyName: textOf(fields, 'babyName'),
      // The other parent may have changed the date since this page was opened. Then an untouched field must not undo it.
      dueDate: isOver || isUntouched ? journey.dueDate : dueDateOf(entry),
      timeZone: textOf(fields, 'timeZone'),
      units: textOf(fields, 'units'),
      region: textOf(fields, 'region'),
      // An empty field means the country of the time zone.
      country: textOf(fields, 'country') || undefined,
      ...(!isOver && changedBabies(fields, journey)),
      ...measuresOf(entry),
    }),
    send: async ({ babyName, dueDate, timeZone, units, region, country, babies, placentas }) => {
      const saved = { babyName, dueDate, timeZone, units, region, country, babies, placentas }
      await changeSettings.mutateAsync(saved)
      setInitialDate(dueDate)
      setEntry(entryOf(dueDate, isNew))
      onSaved(journey.state === 'expecting' ? movedWords(journey.dueDate, dueDate, today) : undefined)
    },
    onFailed: (error) => sayFailure('Update Failed', error, 'Failed to update pregnancy settings'),
  })

  return (
    <Form form={form}>
      <TextField
        label="Baby’s nickname"
        name="babyName"
        defaultValue={isNew ? '' : journey.babyName}
        hint={isOver ? undefined : 'What you call the baby until you meet'}
        autoComplete="off"
        required
        error={form.errors.babyName}
      />
      {!isOver && (
        <>
          <DueDateFields
            entry={entry}
            mayBeNone={!isNew}
            errors={form.errors}
            // Clear the day: a due date is meaningless as the first day of a period.
            onKind={(kind) => setEntry({ ...entryOf(kind === 'due-date' ? journey.dueDate : null, isNew), kind })}
            onChange={(change) => setEntry({ ...entry, ...change })}
          />
          <RedatingNotice
            journey={journey}
            entry={entry}
            onKeepDate={() => setEntry(entryOf(journey.dueDate, isNew))}
          />
          <BabiesFields
            // Shows what the other parent has changed meanwhile.
            key={`${journey.babies} ${journey.carrying}`}
            babies={journey.babies}
            carrying={journey.carrying}
            errors={form.errors}
          />
        </>
      )}
      <PlaceFields
        timeZone={isNew ? ownTimeZone() : journey.timeZone}
        units={journey.units}
        region={isNew ? regionOf(ownTimeZone()) : journey.region}
        country={isNew ? null : journey.country}
        tucked={isNew}
        errors={form.errors}
      />
      <Button type="submit" look="primary" wide pending={form.pending} pendingText="Saving...">
        {submitText}
      </Button>
    </Form>
  )
}

const isSameEntry = (one: DueDateEntry, other: DueDateEntry) => JSON.stringify(one) === JSON.stringify(other)

/** What changed in the fields about the babies. */
function changedBabies(fields: FormData, shown: Pregnancy) {
  const [babies, placentas] = [numberOf(fields, 'babies'), textOrNull(fields, 'placentas')]
  return { ...(babies !== shown.babies && { babies }), ...(placentas !== placentasOf(shown.carrying) && { placentas }) }
}

/** The due date to save; null to clear it. Undefined if no day was typed. */
function dueDateOf(entry: DueDateEntry): CalendarDay | null | undefined {
  if (entry.kind === 'none') return null
  // While a number is missing, the typed day takes the place of the due date, so only the missing field shows an error.
  return countFrom(entry)?.dueDate ?? (entry.day || undefined)
}

type NoticeProps = { journey: Pregnancy; entry: DueDateEntry; onKeepDate: () => void }

/** Whether a scan is a reason to change the existing due date. */
function RedatingNotice({ journey: { dueDate, timeZone }, entry, onKeepDate }: NoticeProps) {
  const today = useToday(timeZone)
  const counted = countFrom(entry)
  if (dueDate === null || !counted || !isPlausibleDueDate(counted.dueDate, today)) return null
  const { basis } = counted
  if (basis.kind !== 'scan-age' && basis.kind !== 'scan-length') return null
  const { isReason, words } = redatingAdvice(dueDate, basis)
  return (
    <Notice tone={isReason ? 'warning' : 'info'} word="Beside the date you have">
      <Stack>
        {words}
        {counted.dueDate !== dueDate && <Button onClick={onKeepDate}>{`Keep ${formatDay(dueDate)}`}</Button>}
      </Stack>
    </Notice>
  )
}
