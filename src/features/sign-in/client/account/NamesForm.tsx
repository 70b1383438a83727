import * as z from 'zod/mini'
import { Form } from '#platform/client/form/Form.tsx'
import { textOf, useForm } from '#platform/client/form/use-form.ts'
import { sayFailure } from '#platform/client/say-failure.ts'
import { ActionRow } from '#ui/button/ActionRow.tsx'
import { Button } from '#ui/button/Button.tsx'
import { TextField } from '#ui/field/TextField.tsx'
import { showToast } from '#ui/toast/toast-store.ts'
import { accountFields, type User } from '../../contract.ts'
import styles from './AccountForm.module.css'
import { useChangeAccount } from './data.ts'
import { texts } from './texts/texts.ts'

const { firstName, lastName } = accountFields
const Names = z.strictObject({ firstName, lastName })

export function NamesForm({ user }: { user: User }) {
  const changeAccount = useChangeAccount()
  const form = useForm({
    schema: Names,
    draft: 'names',
    read: (fields) => ({ firstName: textOf(fields, 'firstName'), lastName: textOf(fields, 'lastName') }),
    send: async (names) => {
      await changeAccount.mutateAsync(names)
      showToast({ title: texts.nameSaved })
    },
    onFailed: (error) => sayFailure(texts.nameNotSaved, error),
  })

  return (
    <Form form={form} className={styles.form}>
      <div className={styles.pair}>
        <TextField
          label={texts.firstName}
          name="firstName"
          autoComplete="given-name"
          defaultValue={user.firstName}
          required
          error={form.errors.firstName}
        />
        <TextField
          label={texts.lastName}
          name="lastName"
          autoComplete="family-name"
          defaultValue={user.lastName}
          error={form.errors.lastName}
        />
      </div>
      <ActionRow>
        <Button type="submit" pending={form.pending} pendingText={texts.saving}>
          {texts.saveName}
        </Button>
      </ActionRow>
    </Form>
  )
}
