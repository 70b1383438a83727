import { useState } from 'react'
import * as z from 'zod/mini'
import { Form } from '#platform/client/form/Form.tsx'
import { numberOf, textOf, useForm } from '#platform/client/form/use-form.ts'
import { sayFailure } from '#platform/client/say-failure.ts'
import { useToday } from '#platform/client/today.ts'
import type { FieldMessages } from '#platform/shared/errors.ts'
import { calendarDay, text } from '#platform/shared/fields.ts'
import { ActionRow } from '#ui/button/ActionRow.tsx'
import { Button } from '#ui/button/Button.tsx'
import { Dialog } from '#ui/dialog/Dialog.tsx'
import { NumberField } from '#ui/field/NumberField.tsx'
import { TextArea } from '#ui/field/TextArea.tsx'
import { TextField } from '#ui/field/TextField.tsx'
import type { Pregnancy } from '../../contract.ts'
import { audiences, mostChildren, type StateAudience } from '../../rules.ts'
import { AudienceField } from './AudienceField.tsx'
import { useChangeState } from './data.ts'
import styles from './StateSettings.module.css'
import { texts } from './texts/texts.ts'

type Child = NonNullable<Pregnancy['stateChange']>['children'][number]
type Props = { journey: Pregnancy; onClose: () => void }

/** Asks for the day of the birth, the children's names and sizes, a message, and who is told. */
export function BirthDialog({ journey, onClose }: Props) {
  const { id, timeZone, state, stateChange, babies } = journey
  const before = state === 'born' ? stateChange : null
  // The journey as it was when the dialog opened.
  const { mutateAsync } = useChangeState(useState(journey)[0])
  const today = useToday(timeZone)
  const [count, setCount] = useState(before?.children.length ?? babies ?? 1)
  const numbers = Array.from({ length: count }, (_, at) => at + 1)

  const form = useForm({
    schema: schemaFor(numbers),
    draft: `birth-${id}`,
    read: (fields) => ({
      happenedOn: textOf(fields, 'happenedOn') || undefined,
      message: textOf(fields, 'message'),
      toldTo: textOf(fields, 'toldTo'),
      ...Object.fromEntries(
        numbers.flatMap((number) => [
          [`name${number}`, textOf(fields, `name${number}`)],
          [`weight${number}`, numberOf(fields, `weight${number}`)],
          [`length${number}`, numberOf(fields, `length${number}`)],
        ]),
      ),
    }),
    send: async (values) => {
      const { happenedOn, message, toldTo } = values
      await mutateAsync({
        state: 'born',
        happenedOn: String(happenedOn),
        message: String(message),
        // The schema allows only these values.
        toldTo: toldTo as StateAudience,
        children: numbers.map((number) => childFrom(values, number)),
      })
      onClose()
    },
    onFailed: (error) => sayFailure(texts.notSaved, error, texts.tryAgain),
  })

  return (
    <Dialog open onClose={onClose} title={state === 'born' ? texts.changeHome : texts.yourBabyIsHere(count)}>
      <Form form={form}>
        <p>{texts.birthExplained}</p>
        <TextField
          label={texts.bornOn}
          name="happenedOn"
          type="date"
          required
          max={today}
          defaultValue={before?.happenedOn ?? today}
          error={form.errors.happenedOn}
        />
        {numbers.map((number) => (
          <ChildFields
            key={number}
            number={number}
            isOnly={count === 1}
            child={before?.children[number - 1]}
            errors={form.errors}
          />
        ))}
        {count < mostChildren && (
          <Button look="quiet" onClick={() => setCount(count + 1)}>
            {texts.addChild}
          </Button>
        )}
        {count > 1 && (
          <Button look="quiet" onClick={() => setCount(count - 1)}>
            {texts.removeChild}
          </Button>
        )}
        <TextArea
          label={texts.birthMessage}
          hint={texts.optional}
          name="message"
          rows={3}
          defaultValue={before?.message ?? ''}
          error={form.errors.message}
        />
        <AudienceField before={before?.toldTo} errors={form.errors} />
        <ActionRow onCancel={onClose}>
          <Button type="submit" look="primary" pending={form.pending} pendingText={texts.saving}>
            {texts.saveBirth}
          </Button>
        </ActionRow>
      </Form>
    </Dialog>
  )
}

type FieldsProps = { number: number; isOnly: boolean; child: Child | undefined; errors: FieldMessages }

const ChildFields = ({ number, isOnly, child, errors }: FieldsProps) => (
  <fieldset className={styles.child}>
    <legend className={isOnly ? 'visually-hidden' : undefined}>{isOnly ? texts.onlyChild : texts.child(number)}</legend>
    <TextField
      label={texts.name}
      name={`name${number}`}
      required
      autoComplete="off"
      defaultValue={child?.name ?? ''}
      error={errors[`name${number}`]}
    />
    <div className={styles.sizes}>
      <NumberField
        label={texts.weight}
        hint={texts.optional}
        name={`weight${number}`}
        min={200}
        max={7000}
        defaultValue={child?.weightG ?? ''}
        error={errors[`weight${number}`]}
      />
      <NumberField
        label={texts.length}
        hint={texts.optional}
        name={`length${number}`}
        inputMode="decimal"
        step={0.1}
        min={20}
        max={70}
        defaultValue={child?.lengthMm ? child.lengthMm / 10 : ''}
        error={errors[`length${number}`]}
      />
    </div>
  </fieldset>
)

/** The form’s schema. It is flat, because the form matches an error to the field with the same name. */
function schemaFor(numbers: readonly number[]) {
  const weight = () => z.nullable(z.int().check(z.gte(200), z.lte(7000)))
  const length = () => z.nullable(z.number().check(z.gte(20), z.lte(70)))
  return z.strictObject({
    happenedOn: calendarDay(),
    message: text({ max: 500, lines: true }),
    toldTo: z.enum(audiences),
    ...Object.fromEntries(
      numbers.flatMap((number): [string, z.ZodMiniType<string | number | null>][] => [
        [`name${number}`, text({ min: 1, max: 60 })],
        [`weight${number}`, weight()],
        [`length${number}`, length()],
      ]),
    ),
  })
}

function childFrom(values: Readonly<Record<string, unknown>>, number: number): Child {
  const [weight, length] = [values[`weight${number}`], values[`length${number}`]]
  return {
    name: String(values[`name${number}`]),
    weightG: typeof weight === 'number' ? weight : null,
    lengthMm: typeof length === 'number' ? Math.round(length * 10) : null,
  }
}
