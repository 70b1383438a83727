import { Send } from 'lucide-react'
import { useUser } from '#features/sign-in/client/public.ts'
import { ApiError } from '#platform/client/api.ts'
import { numberOf, textOf, useForm } from '#platform/client/form/use-form.ts'
import { sendToSignIn } from '#platform/client/leave.ts'
import { Button } from '#ui/button/Button.tsx'
import { Dialog } from '#ui/dialog/Dialog.tsx'
import { NumberField } from '#ui/field/NumberField.tsx'
import { TextArea } from '#ui/field/TextArea.tsx'
import { TextField } from '#ui/field/TextField.tsx'
import { showToast } from '#ui/toast/toast-store.ts'
import { updateInput } from '../contract.ts'
import { useShareUpdate } from './data.ts'
import { openDraft } from './draft.ts'
import styles from './ShareUpdateDialog.module.css'

type Props = { pregnancyId: number; babyName: string; onClose: () => void }

export function ShareUpdateDialog({ pregnancyId, babyName, onClose }: Props) {
  const shareUpdate = useShareUpdate(pregnancyId)
  const draft = openDraft(useUser()?.id ?? 0, pregnancyId)
  const form = useForm({
    schema: updateInput(`Please share what's happening with Baby ${babyName}`),
    read: (fields) => ({
      content: textOf(fields, 'content'),
      week: numberOf(fields, 'week'),
      imageUrl: textOf(fields, 'imageUrl').trim() || null,
    }),
    send: async (update) => {
      await shareUpdate.mutateAsync(update)
      draft.forget()
      showToast({
        title: 'Update Shared',
        description: 'Your pregnancy update has been shared with the family!',
      })
      onClose()
    },
    onRefused: (error) => {
      if (error instanceof ApiError && error.isUnauthorized) sendToSignIn('session-expired')
      else
        showToast({
          title: 'Failed to Share Update',
          description: 'Something went wrong. Please try again.',
          tone: 'destructive',
        })
    },
  })

  return (
    <Dialog open onClose={onClose} title={`Share ${babyName}'s Journey`}>
      <form className={styles.form} onSubmit={form.onSubmit} noValidate>
        <TextArea
          label="What is new?"
          name="content"
          rows={5}
          maxLength={5000}
          defaultValue={draft.read()}
          onChange={({ currentTarget: { value } }) => draft.keep(value)}
          required
          error={form.errors.content}
        />
        <NumberField label="Week" name="week" min={1} max={42} hint="If it belongs to one" error={form.errors.week} />
        <TextField
          label="Link to a picture"
          name="imageUrl"
          type="url"
          placeholder="https://"
          hint="Shown as a link"
          error={form.errors.imageUrl}
        />
        <div className={styles.actions}>
          <Button look="quiet" onClick={onClose}>
            Cancel
          </Button>
          <Button type="submit" look="primary" icon={<Send />} pending={form.pending} pendingText="Sharing...">
            Share Update
          </Button>
        </div>
      </form>
    </Dialog>
  )
}
