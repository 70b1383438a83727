import { useState } from 'react'
import { Form } from '#platform/client/form/Form.tsx'
import { numberOf, textOrNull, useForm } from '#platform/client/form/use-form.ts'
import { useVersionedSend } from '#platform/client/form/use-versions.ts'
import { showToastIfSent } from '#platform/client/outbox/later.ts'
import { sayFailure } from '#platform/client/say-failure.ts'
import { ActionRow } from '#ui/button/ActionRow.tsx'
import { Button } from '#ui/button/Button.tsx'
import { Dialog } from '#ui/dialog/Dialog.tsx'
import { NumberField } from '#ui/field/NumberField.tsx'
import { TextArea } from '#ui/field/TextArea.tsx'
import { type Photo, PhotoChange } from '../../contract.ts'
import { useChangePhoto } from '../data.ts'
import { texts } from '../texts/texts.ts'

/** Edits a photo's caption and week. */
export function EditPhotoDialog({ photo: latest, onClose }: { photo: Photo; onClose: () => void }) {
  // The album is fetched again when somebody changes the photo. The form keeps the photo that the person saw.
  const [photo] = useState(latest)
  const changePhoto = useChangePhoto(photo.id)
  const versioned = useVersionedSend<PhotoChange, Photo>({
    opened: photo,
    merge: async (versions) => (await import('./merge-photo.ts')).mergePhoto(versions),
    send: async (change, seen) => {
      showToastIfSent(await changePhoto.mutateAsync({ ...change, version: seen?.version }), { title: texts.saved })
      onClose()
    },
  })
  const form = useForm({
    schema: PhotoChange,
    draft: `photo-${photo.id}`,
    read: (fields) => ({ caption: textOrNull(fields, 'caption'), week: numberOf(fields, 'week') }),
    send: versioned.send,
    onFailed: (error) => sayFailure(texts.notSaved, error, texts.somethingWrong),
  })

  return (
    <Dialog open onClose={onClose} title={texts.editPhoto}>
      <Form form={form}>
        <TextArea label={texts.caption} name="caption" defaultValue={photo.caption ?? ''} error={form.errors.caption} />
        <NumberField
          label={texts.weekField}
          name="week"
          min={1}
          max={42}
          hint={texts.optional}
          defaultValue={photo.week ?? ''}
          error={form.errors.week}
        />
        <ActionRow onCancel={onClose} worksOffline>
          <Button type="submit" look="primary" pending={form.pending} pendingText={texts.saving}>
            {texts.savePhoto}
          </Button>
        </ActionRow>
      </Form>
      {versioned.dialog}
    </Dialog>
  )
}
