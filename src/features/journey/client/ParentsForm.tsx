import { useState } from 'react'
import * as z from 'zod/mini'
import { Form } from '#platform/client/form/Form.tsx'
import { useForm } from '#platform/client/form/use-form.ts'
import { useOpened, useVersionedSend } from '#platform/client/form/use-versions.ts'
import { sayFailure } from '#platform/client/say-failure.ts'
import type { FieldMessages } from '#platform/shared/errors.ts'
import { text } from '#platform/shared/fields.ts'
import { Button } from '#ui/button/Button.tsx'
import { SelectField } from '#ui/field/SelectField.tsx'
import { TextField } from '#ui/field/TextField.tsx'
import { showToast } from '#ui/toast/toast-store.ts'
import type { Pregnancy } from '../contract.ts'
import { type ParentPart, parentParts } from '../rules.ts'
import styles from './ParentsForm.module.css'
import { useChangeParents } from './settings/data.ts'
import { texts } from './texts/texts.ts'

export type Admin = { userId: number; firstName: string; lastName: string }
type Props = { journey: Pregnancy; admins: readonly Admin[] }

type Entry = { userId: number | null; displayName: string; calledAs: string }
const nobody: Entry = { userId: null, displayName: '', calledAs: '' }

const name = () => z.optional(text({ min: 1, max: 60 }))
const word = () => z.optional(text({ max: 60 }))
const chosen = () => z.optional(z.int())
const Typed = z.strictObject({
  ...{ motherId: chosen(), motherName: name(), motherWord: word() },
  ...{ partnerId: chosen(), partnerName: name(), partnerWord: word() },
})
export type Typed = z.output<typeof Typed>

/** Chooses which admins are the parents, and their names. */
export function ParentsForm({ journey: latest, admins }: Props) {
  const [entries, setEntries] = useState(() => entriesOf(latest))
  const {
    opened: journey,
    onInput,
    onSaved,
  } = useOpened(latest, {
    isSame: (one, other) => one.parentsVersion === other.parentsVersion,
    onShow: (shown) => setEntries(entriesOf(shown)),
  })
  const changeParents = useChangeParents(journey.id)

  const versioned = useVersionedSend<Typed, Pregnancy>({
    opened: journey,
    merge: async (versions) => (await import('./merge-parents.ts')).mergeParents(admins)(versions),
    send: async (typed, seen = journey) => {
      const parents = parentParts.flatMap((part) => {
        const userId = typed[`${part}Id`]
        const displayName = typed[`${part}Name`]
        return userId && displayName ? [{ part, userId, displayName, calledAs: typed[`${part}Word`] ?? '' }] : []
      })
      onSaved(await changeParents.mutateAsync({ parents, version: seen.parentsVersion }), seen)
      showToast({ title: texts.updated })
    },
  })
  const form = useForm({
    schema: Typed,
    draft: `parents-${journey.id}`,
    // Leaves out a parent who is not chosen, so the form does not require their name.
    read: () =>
      Object.fromEntries(
        parentParts
          .filter((part) => entries[part].userId !== null)
          .flatMap((part) => [
            [`${part}Id`, entries[part].userId],
            [`${part}Name`, entries[part].displayName],
            [`${part}Word`, entries[part].calledAs],
          ]),
      ),
    send: versioned.send,
    onFailed: (error) => sayFailure(texts.updateFailed, error, texts.notUpdated),
  })

  function choose(part: ParentPart, userId: number | null) {
    const other = part === 'mother' ? 'partner' : 'mother'
    const chosen = admins.find((admin) => admin.userId === userId)
    // One person cannot have both parts, so choosing the other part's person swaps the two people.
    if (userId !== null && entries[other].userId === userId)
      return setEntries({ ...entries, [part]: entries[other], [other]: entries[part] })
    const entry = chosen ? { userId: chosen.userId, displayName: chosen.firstName, calledAs: '' } : nobody
    setEntries({ ...entries, [part]: entry })
  }

  return (
    <div onInput={onInput}>
      <Form form={form} className={styles.form}>
        {parentParts.map((part) => (
          <ParentFields
            key={part}
            part={part}
            entry={entries[part]}
            admins={admins}
            errors={form.errors}
            onChoose={(userId) => choose(part, userId)}
            onChange={(change) => setEntries({ ...entries, [part]: { ...entries[part], ...change } })}
          />
        ))}
        {admins.length < 2 && <p className={styles.hint}>{texts.onlyAdmins}</p>}
        <Button type="submit" look="primary" wide pending={form.pending} pendingText={texts.saving}>
          {texts.saveParents}
        </Button>
      </Form>
      {versioned.dialog}
    </div>
  )
}

type FieldsProps = {
  part: ParentPart
  entry: Entry
  admins: readonly Admin[]
  errors: FieldMessages
  onChoose: (userId: number | null) => void
  onChange: (change: Partial<Entry>) => void
}

function ParentFields({ part, entry, admins, errors, onChoose, onChange }: FieldsProps) {
  const firstName = admins.find(({ userId }) => userId === entry.userId)?.firstName ?? entry.displayName
  return (
    <div className={styles.parent}>
      <SelectField
        label={texts.parentQuestions[part]}
        name={part}
        value={entry.userId ?? ''}
        onChange={({ currentTarget: { value } }) => onChoose(value === '' ? null : Number(value))}
      >
        <option value="">{texts.nobody}</option>
        {admins.map((admin) => (
          <option key={admin.userId} value={admin.userId}>
            {`${admin.firstName} ${admin.lastName}`}
          </option>
        ))}
      </SelectField>
      {entry.userId !== null && (
        <div className={styles.names}>
          <TextField
            label={texts.parentName(firstName)}
            name={`${part}Name`}
            value={entry.displayName}
            onChange={({ currentTarget: { value } }) => onChange({ displayName: value })}
            autoComplete="off"
            required
            error={errors[`${part}Name`]}
          />
          <TextField
            label={texts.parentWord(firstName)}
            name={`${part}Word`}
            value={entry.calledAs}
            onChange={({ currentTarget: { value } }) => onChange({ calledAs: value })}
            placeholder={texts.parentWordExample}
            autoComplete="off"
            error={errors[`${part}Word`]}
          />
        </div>
      )}
    </div>
  )
}

function entriesOf({ parents }: Pregnancy): Readonly<Record<ParentPart, Entry>> {
  const entryOf = (part: ParentPart): Entry => parents.find((parent) => parent.part === part) ?? nobody
  return { mother: entryOf('mother'), partner: entryOf('partner') }
}
