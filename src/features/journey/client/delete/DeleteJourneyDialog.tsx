import { useUser } from '#features/sign-in/client/public.ts'
import { CurrentPassword } from '#features/sign-in/contract.ts'
import { CurrentPasswordField } from '#platform/client/form/CurrentPasswordField.tsx'
import { Form } from '#platform/client/form/Form.tsx'
import { textOf, useForm } from '#platform/client/form/use-form.ts'
import { sayFailure } from '#platform/client/say-failure.ts'
import { ActionRow } from '#ui/button/ActionRow.tsx'
import { Button } from '#ui/button/Button.tsx'
import { Dialog } from '#ui/dialog/Dialog.tsx'
import type { Pregnancy } from '../../contract.ts'
import { texts } from '../texts/texts.ts'
import { deleteJourney } from './data.ts'

type Props = { journey: Pregnancy; onClose: () => void }

export function DeleteJourneyDialog({ journey: { id, babyName }, onClose }: Props) {
  const email = useUser()?.email
  const form = useForm({
    schema: CurrentPassword,
    draft: null,
    read: (fields) => ({ currentPassword: textOf(fields, 'currentPassword') }),
    send: async ({ currentPassword }) => {
      await deleteJourney(id, currentPassword)
      // Everything loaded on this page belongs to the deleted journey.
      location.replace('/account')
    },
    onFailed: (error) => sayFailure(texts.notDeleted, error),
  })

  return (
    <Dialog open onClose={onClose} title={texts.deleteQuestion(babyName)}>
      <Form form={form}>
        <p>{texts.deletedAtOnce}</p>
        <p>
          <strong>{texts.cannotBeUndone}</strong>
        </p>
        <CurrentPasswordField {...(email !== undefined && { email })} error={form.errors.currentPassword} />
        <ActionRow onCancel={onClose} cancelText={texts.doNotDelete}>
          <Button type="submit" look="danger" pending={form.pending} pendingText={texts.deleting}>
            {texts.deleteForGood}
          </Button>
        </ActionRow>
      </Form>
    </Dialog>
  )
}
