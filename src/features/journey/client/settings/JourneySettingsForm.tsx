import { Suspense, useState } from 'react'
import { Form } from '#platform/client/form/Form.tsx'
import { numberOf, textOf, textOrNull, useForm } from '#platform/client/form/use-form.ts'
import { useOpened, useVersionedSend } from '#platform/client/form/use-versions.ts'
import { lazyPart } from '#platform/client/lazy-part.ts'
import { sayFailure } from '#platform/client/say-failure.ts'
import { useToday } from '#platform/client/today.ts'
import { placentasOf } from '#platform/shared/journey/carrying.ts'
import { type Region, regionOf } from '#platform/shared/place/region.ts'
import type { CalendarDay } from '#platform/shared/time/calendar.ts'
import { ownTimeZone } from '#platform/shared/time/day-words.ts'
import { Button } from '#ui/button/Button.tsx'
import { TextField } from '#ui/field/TextField.tsx'
import type { Pregnancy, PregnancySettings } from '../../contract.ts'
import { firstNickname } from '../../rules.ts'
import { texts } from '../texts/texts.ts'
import { BabiesFields } from './BabiesFields.tsx'
import { useChangeSettings } from './data.ts'
import { DueDateFields } from './due-date/DueDateFields.tsx'
import { countFrom, type DueDateEntry, entryOf, measuresOf, schemaFor } from './due-date/due-date-entry.ts'
import { dueDateChangeText } from './due-date/moved-words.ts'
import { PlaceFields } from './PlaceFields.tsx'

const RedatingNotice = lazyPart(async () => (await import('./due-date/RedatingNotice.tsx')).RedatingNotice)

type Props = {
  journey: Pregnancy
  submitText: string
  /** `moved` says what moved with a changed due date; undefined if there is nothing to say. */
  onSaved: (moved: string | undefined) => void
}

/** The nickname, the due date or the day it is counted from, the number of babies, and the family’s place and units. */
export function JourneySettingsForm({ journey: latest, submitText, onSaved }: Props) {
  const [entry, setEntry] = useState(() => entryOf(latest.dueDate, isNewJourney(latest)))
  const [region, setRegion] = useState(() => regionFor(latest))
  const {
    opened: journey,
    timesShown,
    onInput,
    onSaved: showSaved,
  } = useOpened(latest, {
    isSame: (one, other) => one.version === other.version,
    onShow: (shown) => {
      setEntry(entryOf(shown.dueDate, isNewJourney(shown)))
      setRegion(regionFor(shown))
    },
  })
  const isNew = isNewJourney(journey)
  const changeSettings = useChangeSettings(journey.id)
  const today = useToday(journey.timeZone)
  const isUntouched = !isNew && isSameEntry(entry, entryOf(journey.dueDate, isNew))
  const isOver = latest.state === 'born' || latest.state === 'ended'

  const versioned = useVersionedSend<PregnancySettings, Pregnancy>({
    opened: journey,
    merge: async (versions) => (await import('./merge-settings.ts')).mergeSettings(versions),
    send: async ({ babyName, dueDate, timeZone, units, region, country, babies, placentas }, seen = journey) => {
      const input = { babyName, dueDate, timeZone, units, region, country, babies, placentas }
      showSaved(await changeSettings.mutateAsync({ ...input, version: seen.version }), seen)
      onSaved(latest.state === 'expecting' ? dueDateChangeText(seen.dueDate, dueDate, today) : undefined)
    },
  })
  const form = useForm({
    schema: schemaFor(entry.kind),
    draft: `journey-${journey.id}`,
    read: (fields) => ({
      babyName: textOf(fields, 'babyName'),
      dueDate: isOver || isUntouched ? journey.dueDate : dueDateOf(entry),
      timeZone: textOf(fields, 'timeZone'),
      units: textOf(fields, 'units'),
      region: textOf(fields, 'region'),
      // An empty field means the country of the time zone.
      country: textOf(fields, 'country') || undefined,
      ...(!isOver && changedBabies(fields, journey)),
      ...measuresOf(entry),
    }),
    send: versioned.send,
    onFailed: (error) => sayFailure(texts.updateFailed, error, texts.notUpdated),
  })

  return (
    <div onInput={onInput}>
      <Form form={form}>
        <TextField
          key={`name ${timesShown}`}
          label={texts.nickname}
          name="babyName"
          defaultValue={isNew ? '' : journey.babyName}
          hint={isOver ? undefined : texts.nicknameHint}
          autoComplete="off"
          required
          error={form.errors.babyName}
        />
        {!isOver && (
          <>
            <DueDateFields
              entry={entry}
              region={region}
              mayBeNone={!isNew}
              errors={form.errors}
              // Clear the day: a due date is meaningless as the first day of a period.
              onKind={(kind) => setEntry({ ...entryOf(kind === 'due-date' ? journey.dueDate : null, isNew), kind })}
              onChange={(change) => setEntry({ ...entry, ...change })}
            />
            <Suspense>
              {(entry.kind === 'scan-age' || entry.kind === 'scan-length') && (
                <RedatingNotice
                  journey={journey}
                  entry={entry}
                  onKeepDate={() => setEntry(entryOf(journey.dueDate, isNew))}
                />
              )}
            </Suspense>
            <BabiesFields
              key={`babies ${timesShown}`}
              babies={journey.babies}
              carrying={journey.carrying}
              errors={form.errors}
            />
          </>
        )}
        <PlaceFields
          key={`place ${timesShown}`}
          timeZone={isNew ? ownTimeZone() : journey.timeZone}
          units={journey.units}
          region={regionFor(journey)}
          onRegion={setRegion}
          country={isNew ? null : journey.country}
          tucked={isNew}
          errors={form.errors}
        />
        <Button type="submit" look="primary" wide pending={form.pending} pendingText={texts.saving}>
          {submitText}
        </Button>
      </Form>
      {versioned.dialog}
    </div>
  )
}

// A due date can be cleared later, so its absence alone does not make a journey new.
const isNewJourney = ({ dueDate, babyName, timeZone }: Pregnancy) =>
  dueDate === null && babyName === firstNickname && timeZone === 'UTC'

/** The region that the fields begin with. For a new journey it is that of the browser’s time zone. */
const regionFor = (journey: Pregnancy): Region => (isNewJourney(journey) ? regionOf(ownTimeZone()) : journey.region)

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
