import { Send } from 'lucide-react'
import { useEffect, useState } from 'react'
import { useJourney } from '#features/journey/client/public.ts'
import { ApiError } from '#platform/client/api.ts'
import { Form } from '#platform/client/form/Form.tsx'
import { numberOf, textOf, textOrNull, useForm } from '#platform/client/form/use-form.ts'
import { createSendKey } from '#platform/client/idempotency/send-key.ts'
import { sendToSignIn } from '#platform/client/leave.ts'
import { storedForLater } from '#platform/client/outbox/later.ts'
import { ActionRow } from '#ui/button/ActionRow.tsx'
import { Button } from '#ui/button/Button.tsx'
import { Dialog } from '#ui/dialog/Dialog.tsx'
import { Notice } from '#ui/feedback/Notice.tsx'
import { NumberField } from '#ui/field/NumberField.tsx'
import { TextArea } from '#ui/field/TextArea.tsx'
import { TextField } from '#ui/field/TextField.tsx'
import { showToast } from '#ui/toast/toast-store.ts'
import { updateInput } from '../../contract.ts'
import { ChosenPictures } from '../pictures/ChosenPictures.tsx'
import { usePictures } from '../pictures/use-pictures.ts'
import { texts } from '../texts/texts.ts'
import { useShareUpdate } from './data.ts'
import styles from './ShareUpdateDialog.module.css'

type Props = { pregnancyId: number; babyName: string; onClose: () => void }

export function ShareUpdateDialog({ pregnancyId, babyName, onClose }: Props) {
  const shareUpdate = useShareUpdate(pregnancyId)
  // With this key the server recognises a retry, so it shares the update only once.
  const [shareKey] = useState(createSendKey)
  const [isIncomplete, setIncomplete] = useState(false)
  const pictures = usePictures(pregnancyId, leaveIfSignedOut)
  const isExpecting = useJourney().data?.state === 'expecting'
  useEffect(prepareAddressAndFocus, [])
  const form = useForm({
    schema: updateInput(() => texts.contentRequired(babyName)),
    draft: `update-${pregnancyId}`,
    read: (fields) => ({
      content: textOf(fields, 'content'),
      week: numberOf(fields, 'week'),
      imageUrl: textOrNull(fields, 'imageUrl'),
    }),
    send: async (update) => {
      setIncomplete(false)
      if (!(await pictures.waitForUploads())) {
        setIncomplete(true)
        return false
      }
      const shared = await shareUpdate.mutateAsync({ ...update, pictures: pictures.filenames(), shareKey })
      if (shared !== storedForLater)
        showToast({
          title: texts.shared,
          description: isExpecting ? texts.sharedWithFamilyInPregnancy : texts.sharedWithFamily,
        })
      onClose()
      return true
    },
    onFailed: (error) => {
      const lost = error instanceof ApiError ? error.fields.pictures : undefined
      if (leaveIfSignedOut([error])) return
      if (lost !== undefined) pictures.lose(lost)
      else
        showToast({
          title: texts.notShared,
          description: texts.somethingWrong,
          tone: 'destructive',
        })
    },
  })

  return (
    <Dialog open onClose={onClose} title={texts.shareTitle(babyName)}>
      <Form form={form}>
        <TextArea label={texts.content} name="content" rows={5} required error={form.errors.content} />
        {isExpecting && (
          <NumberField
            label={texts.weekField}
            name="week"
            min={1}
            max={42}
            hint={texts.optional}
            error={form.errors.week}
          />
        )}
        <TextField
          label={texts.pictureLink}
          name="imageUrl"
          type="url"
          placeholder="https://"
          hint={texts.pictureLinkHint}
          error={form.errors.imageUrl}
        />
        <ChosenPictures pictures={pictures} />
        <div className={styles.alert} role="alert">
          {isIncomplete && <Notice tone="warning">{texts.notEveryPictureSent}</Notice>}
        </div>
        <ActionRow onCancel={onClose} worksOffline={pictures.chosen.length === 0}>
          <Button
            type="submit"
            look="primary"
            icon={<Send data-mirrored />}
            pending={form.pending}
            pendingText={texts.sharing}
          >
            {texts.share}
          </Button>
        </ActionRow>
      </Form>
    </Dialog>
  )
}

/**
 * Removes the query from the address, so a reload does not open the dialog again. If the query opened the dialog, no button
 * can get the focus back when the dialog closes, so the page gets the focus.
 */
function prepareAddressAndFocus() {
  if (location.search) history.replaceState(history.state, '', location.pathname)
  return () => {
    if (document.activeElement === document.body) document.getElementById('page')?.focus({ preventScroll: true })
  }
}

function leaveIfSignedOut(errors: readonly unknown[]): boolean {
  const isSignedOut = errors.some((error) => error instanceof ApiError && error.isUnauthorized)
  if (isSignedOut) sendToSignIn('session-expired')
  return isSignedOut
}
