import type { FormEvent } from 'react'
import { texts as language } from '#language/texts/texts.ts'
import { ActionRow } from '#ui/button/ActionRow.tsx'
import { Button } from '#ui/button/Button.tsx'
import { Dialog } from '#ui/dialog/Dialog.tsx'
import { ChoiceField } from '#ui/field/ChoiceField.tsx'
import { FieldForm } from '#ui/field/FieldForm.tsx'
import type { LastSave } from '../../../shared/errors.ts'
import { texts } from '../../texts/texts.ts'
import { useMinute } from '../../today.ts'
import styles from './ConflictDialog.module.css'
import { conflictWords } from './conflict-words.ts'

/** A field that both people changed, with both values as words. */
type Conflict = { name: string; label: string; yours: string; theirs: string }

type Props = {
  lastSave: LastSave | undefined
  conflicts: readonly Conflict[]
  /** The labels of the fields that only the other person changed. */
  theirs: readonly string[]
  /** Called with the names of the fields in which the other version was chosen. */
  onChoose: (names: string[]) => void
  onClose: () => void
}

/** Shows both versions of each field that two people changed, and asks which one to save. */
export function ConflictDialog({ lastSave, conflicts, theirs, onChoose, onClose }: Props) {
  const list = new Intl.ListFormat(language.locale).format(theirs)
  const words = conflictWords(lastSave, { both: conflicts.length, theirs: list }, useMinute())

  function choose(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const chosen = new FormData(event.currentTarget)
    onChoose(conflicts.map(({ name }) => name).filter((name) => chosen.get(name) === 'theirs'))
  }

  return (
    <Dialog open onClose={onClose} title={words.title}>
      <FieldForm onSubmit={choose}>
        <p>
          {words.whoChanged} {texts.whichVersion}
        </p>
        <div className={styles.choices}>
          {conflicts.map(({ name, label, yours, theirs }) => (
            <ChoiceField
              key={name}
              legend={label}
              name={name}
              defaultChosen="yours"
              choices={[
                { value: 'yours', label: words.yours, hint: yours },
                { value: 'theirs', label: words.theirs, hint: theirs },
              ]}
            />
          ))}
        </div>
        {theirs.length > 0 && <p className={styles.kept}>{words.otherChanges}</p>}
        <ActionRow onCancel={onClose}>
          <Button type="submit" look="primary">
            {texts.save}
          </Button>
        </ActionRow>
      </FieldForm>
    </Dialog>
  )
}
