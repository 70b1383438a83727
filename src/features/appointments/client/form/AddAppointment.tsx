import { useEffect, useRef } from 'react'
import { ApiError } from '#platform/client/api.ts'
import { Form } from '#platform/client/form/Form.tsx'
import { useForm } from '#platform/client/form/use-form.ts'
import { sendToSignIn } from '#platform/client/leave.ts'
import { showToastIfSent } from '#platform/client/outbox/later.ts'
import { ActionRow } from '#ui/button/ActionRow.tsx'
import { Button } from '#ui/button/Button.tsx'
import { Card } from '#ui/card/Card.tsx'
import { showToast } from '#ui/toast/toast-store.ts'
import { useAddAppointment } from '../data.ts'
import { texts } from '../texts/texts.ts'
import { AppointmentFields } from './AppointmentFields.tsx'
import { appointmentSchema, readAppointment } from './appointment-form.ts'

type Props = { pregnancyId: number; timeZone: string; onClose: () => void }

export function AddAppointment({ pregnancyId, timeZone, onClose }: Props) {
  const addAppointment = useAddAppointment(pregnancyId)
  const form = useForm({
    schema: appointmentSchema(timeZone),
    draft: `appointment-in-${pregnancyId}`,
    read: (fields) => readAppointment(fields, {}),
    send: async (appointment) => {
      const added = await addAppointment.mutateAsync(appointment)
      showToastIfSent(added, { title: texts.added, description: texts.addedWell })
      onClose()
    },
    onFailed: (error) => {
      if (error instanceof ApiError && error.isUnauthorized) sendToSignIn('unauthorized')
      else
        showToast({
          title: texts.notAdded,
          description: texts.notAddedWhy,
          tone: 'destructive',
        })
    },
  })

  const fields = useRef<HTMLDivElement>(null)
  useEffect(() => fields.current?.querySelector('input')?.focus(), [])

  return (
    <div ref={fields}>
      <Card title={texts.addNew}>
        <Form form={form}>
          <AppointmentFields timeZone={timeZone} errors={form.errors} />
          <ActionRow onCancel={onClose} worksOffline>
            <Button type="submit" look="primary" pending={form.pending} pendingText={texts.adding}>
              {texts.add}
            </Button>
          </ActionRow>
        </Form>
      </Card>
    </div>
  )
}
