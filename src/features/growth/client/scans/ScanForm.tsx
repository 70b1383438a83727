import { useState } from 'react'
import { useUnits } from '#features/journey/client/public.ts'
import type { Pregnancy } from '#features/journey/contract.ts'
import { Form } from '#platform/client/form/Form.tsx'
import { numberOf, textOf, textOrNull, useForm } from '#platform/client/form/use-form.ts'
import { useToday } from '#platform/client/today.ts'
import { ActionRow } from '#ui/button/ActionRow.tsx'
import { Button } from '#ui/button/Button.tsx'
import { NumberField } from '#ui/field/NumberField.tsx'
import { SelectField } from '#ui/field/SelectField.tsx'
import { TextArea } from '#ui/field/TextArea.tsx'
import { TextField } from '#ui/field/TextField.tsx'
import type { Scan, ScanInput } from '../../contract.ts'
import { limits, type Measure, measures, unitOf } from '../../rules.ts'
import { texts as shared } from '../../texts/texts.ts'
import { numbersTo } from '../BabyChoice.tsx'
import { formatSize } from '../measure-words.ts'
import { texts } from '../texts/texts.ts'
import styles from './ScanForm.module.css'
import { scanSchema } from './scan-schema.ts'

type Props = {
  journey: Pick<Pregnancy, 'dueDate' | 'timeZone'>
  /** The number of babies to choose from. */
  babies: number
  /** The baby that is chosen at first. */
  baby: number
  /** The entry to edit; undefined for a new one. */
  scan: Scan | undefined
  /** The name under which the form's draft is stored. */
  draft: string
  submitText: string
  pendingText: string
  send: (input: ScanInput) => Promise<unknown>
  onFailed: (error: unknown) => void
  onClose: () => void
}

/** The form for the figures of a scan report, in the report's own units. */
export function ScanForm({
  journey,
  babies,
  baby,
  scan,
  draft,
  submitText,
  pendingText,
  send,
  onFailed,
  onClose,
}: Props) {
  const today = useToday(journey.timeZone)
  const form = useForm({
    schema: scanSchema({ dueDate: journey.dueDate, today }, scan),
    draft: draft,
    read: (fields) => ({
      measuredOn: textOf(fields, 'measuredOn') || undefined,
      ...Object.fromEntries(measures.map((measure) => [measure, numberOf(fields, measure)])),
      note: textOrNull(fields, 'note'),
      baby: numberOf(fields, 'baby') ?? scan?.baby ?? null,
    }),
    send,
    onFailed,
  })

  return (
    <Form form={form}>
      <TextField
        label={texts.day}
        name="measuredOn"
        type="date"
        required
        max={today}
        defaultValue={scan?.measuredOn ?? ''}
        error={form.errors.measuredOn}
      />
      {babies > 1 && (
        <SelectField
          label={texts.whichBaby}
          name="baby"
          defaultValue={baby}
          hint={texts.letteredBabies}
          error={form.errors.baby}
        >
          {numbersTo(babies).map((number) => (
            <option key={number} value={number}>
              {texts.baby(number)}
            </option>
          ))}
        </SelectField>
      )}
      <fieldset className={styles.measures}>
        <legend>{texts.asInReport}</legend>
        {measures.map((measure) => (
          <MeasureField key={measure} measure={measure} size={scan?.[measure] ?? null} error={form.errors[measure]} />
        ))}
      </fieldset>
      <p className={styles.soft}>{texts.withoutWeight}</p>
      <TextArea label={texts.note} name="note" rows={2} defaultValue={scan?.note ?? ''} error={form.errors.note} />
      <ActionRow onCancel={onClose}>
        <Button type="submit" look="primary" pending={form.pending} pendingText={pendingText}>
          {submitText}
        </Button>
      </ActionRow>
    </Form>
  )
}

type MeasureProps = { measure: Measure; size: number | null; error: string | undefined }

function MeasureField({ measure, size, error }: MeasureProps) {
  const [typed, setTyped] = useState(size === null ? '' : String(size))
  const units = useUnits()
  const unit = unitOf(measure)
  const { least, most } = limits[measure]
  const value = Number(typed)
  const [report, symbol] = [shared.abbreviations[measure], texts.units[unit]]
  const hint =
    value > 0 ? texts.inReportWithSize(report, symbol, formatSize(unit, value, units)) : texts.inReport(report, symbol)

  return (
    <NumberField
      label={shared.measures[measure]}
      hint={hint}
      name={measure}
      inputMode="decimal"
      step={unit === 'mm' ? 0.1 : 1}
      min={least}
      max={most}
      value={typed}
      onChange={({ currentTarget }) => setTyped(currentTarget.value)}
      error={error}
    />
  )
}
