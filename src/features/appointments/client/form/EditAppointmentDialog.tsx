import { useState } from 'react'
import { Form } from '#platform/client/form/Form.tsx'
import { useForm } from '#platform/client/form/use-form.ts'
import { useVersionedSend } from '#platform/client/form/use-versions.ts'
import { showToastIfSent } from '#platform/client/outbox/later.ts'
import { sayFailure } from '#platform/client/say-failure.ts'
import { ActionRow } from '#ui/button/ActionRow.tsx'
import { Button } from '#ui/button/Button.tsx'
import { Dialog } from '#ui/dialog/Dialog.tsx'
import type { Appointment, AppointmentInput } from '../../contract.ts'
import { useChangeAppointment } from '../data.ts'
import { texts } from '../texts/texts.ts'
import { AppointmentFields } from './AppointmentFields.tsx'
import { appointmentSchema, readAppointment } from './appointment-form.ts'

type Props = { appointment: Appointment; pregnancyId: number; timeZone: string; onClose: () => void }

export function EditAppointmentDialog({ appointment: latest, pregnancyId, timeZone, onClose }: Props) {
  // The list is fetched again when somebody changes the appointment. The form keeps the appointment that the person saw.
  const [appointment] = useState(latest)
  const changeAppointment = useChangeAppointment(pregnancyId)
  const versioned = useVersionedSend<AppointmentInput, Appointment>({
    opened: appointment,
    merge: async (versions) => (await import('./merge-appointment.ts')).mergeAppointment(timeZone)(versions),
    send: async (changed, seen) => {
      const saved = await changeAppointment.mutateAsync({ id: appointment.id, version: seen?.version, ...changed })
      showToastIfSent(saved, { title: texts.saved })
      onClose()
    },
  })
  const form = useForm({
    schema: appointmentSchema(timeZone),
    draft: `appointment-${appointment.id}`,
    read: (fields) => readAppointment(fields, appointment),
    send: versioned.send,
    onFailed: (error) => sayFailure(texts.notSaved, error),
  })

  return (
    <Dialog open onClose={onClose} title={texts.editAppointment}>
      <Form form={form}>
        <AppointmentFields timeZone={timeZone} errors={form.errors} appointment={appointment} />
        <ActionRow onCancel={onClose} worksOffline>
          <Button type="submit" look="primary" pending={form.pending} pendingText={texts.saving}>
            {texts.save}
          </Button>
        </ActionRow>
      </Form>
      {versioned.dialog}
    </Dialog>
  )
}
