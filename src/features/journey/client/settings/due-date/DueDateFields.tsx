import type { FieldMessages } from '#platform/shared/errors.ts'
import type { Region } from '#platform/shared/place/region.ts'
import { formatDay } from '#platform/shared/time/calendar.ts'
import { NumberField } from '#ui/field/NumberField.tsx'
import { SelectField } from '#ui/field/SelectField.tsx'
import { TextField } from '#ui/field/TextField.tsx'
import { countings, crownRumpLimits, cycleLengthLimits, scanWeekLimits } from '../../../content/dating.ts'
import { ageWords } from '../../../rules.ts'
import { texts } from '../../texts/texts.ts'
import styles from './DueDateFields.module.css'
import { ageAtScan } from './due-date.ts'
import { type Counting, countFrom, type DueDateEntry } from './due-date-entry.ts'

type Props = {
  entry: DueDateEntry
  /** The region whose care the guide describes. France gets a hint, because papers there name a later day. */
  region: Region
  /** Whether the due date can be cleared. */
  mayBeNone: boolean
  errors: FieldMessages
  onKind: (kind: Counting) => void
  onChange: (change: Partial<DueDateEntry>) => void
}

const isCounting = (value: string): value is Counting => value === 'none' || countings.some((each) => each === value)

/** Fields for the day that the family knows and any further numbers, and the resulting due date with its rule. */
export function DueDateFields({ entry, region, mayBeNone, errors, onKind, onChange }: Props) {
  return (
    <>
      <SelectField
        label={texts.knownDay}
        name="counting"
        value={entry.kind}
        onChange={({ currentTarget: { value } }) => isCounting(value) && onKind(value)}
      >
        {countings.map((kind) => (
          <option key={kind} value={kind}>
            {texts.countings[kind].known}
          </option>
        ))}
        {mayBeNone && <option value="none">{texts.noDay}</option>}
      </SelectField>
      {entry.kind === 'none' ? (
        <p className={styles.rule}>{texts.withoutDueDate}</p>
      ) : (
        <TextField
          label={texts.countings[entry.kind].day}
          name="dueDate"
          type="date"
          value={entry.day}
          onChange={({ currentTarget: { value } }) => onChange({ day: value })}
          hint={entry.kind === 'due-date' && region === 'fr' ? texts.dueDateInFrance : undefined}
          required
          error={errors.dueDate}
        />
      )}
      <Measures entry={entry} errors={errors} onChange={onChange} />
      <Result entry={entry} />
    </>
  )
}

function Measures({ entry, errors, onChange }: Pick<Props, 'entry' | 'errors' | 'onChange'>) {
  const field = (name: 'cycleLength' | 'weeks' | 'days' | 'crownRumpMm') => ({
    name,
    value: entry[name],
    onChange: ({ currentTarget: { value } }: { currentTarget: HTMLInputElement }) => onChange({ [name]: value }),
    error: errors[name],
    required: true,
  })
  if (entry.kind === 'last-period')
    return (
      <NumberField
        label={texts.cycleLength}
        hint={texts.cycleLengthHint}
        {...cycleLengthLimits}
        {...field('cycleLength')}
      />
    )
  if (entry.kind === 'scan-age')
    return (
      <fieldset className={styles.age}>
        <legend>{texts.scanAge}</legend>
        <NumberField label={texts.scanWeeks} {...scanWeekLimits} {...field('weeks')} />
        <NumberField label={texts.scanDays} min={0} max={6} {...field('days')} />
      </fieldset>
    )
  if (entry.kind === 'scan-length')
    return (
      <NumberField
        label={texts.scanLength}
        hint={texts.scanLengthHint(crownRumpLimits.min, crownRumpLimits.max)}
        inputMode="decimal"
        step="0.1"
        {...crownRumpLimits}
        {...field('crownRumpMm')}
      />
    )
  return null
}

function Result({ entry }: { entry: DueDateEntry }) {
  if (entry.kind === 'none') return null
  const { rule, source } = texts.countings[entry.kind]
  const counted = entry.kind === 'due-date' ? null : countFrom(entry)
  return (
    <div className={styles.result} data-counted={counted !== null || undefined}>
      <div role="status">
        {counted && (
          <p className={styles.date}>{texts.countedDueDate(<strong>{formatDay(counted.dueDate)}</strong>)}</p>
        )}
        {counted?.basis.kind === 'scan-length' && <p>{texts.countedAge(agedWords(ageAtScan(counted.basis)))}</p>}
      </div>
      <p className={styles.rule}>
        {rule} <cite>{source}</cite>
      </p>
    </div>
  )
}

const agedWords = (days: number) => ageWords({ weeks: Math.floor(days / 7), days: days % 7 })
