import { useState } from 'react'
import * as z from 'zod/mini'
import { Form } from '#platform/client/form/Form.tsx'
import { textOf, textOrNull, useForm } from '#platform/client/form/use-form.ts'
import { sayFailure } from '#platform/client/say-failure.ts'
import { useToday } from '#platform/client/today.ts'
import { calendarDay, text } from '#platform/shared/fields.ts'
import { ActionRow } from '#ui/button/ActionRow.tsx'
import { Button } from '#ui/button/Button.tsx'
import { Dialog } from '#ui/dialog/Dialog.tsx'
import { TextArea } from '#ui/field/TextArea.tsx'
import { TextField } from '#ui/field/TextField.tsx'
import type { Pregnancy } from '../../contract.ts'
import { audiences } from '../../rules.ts'
import { AudienceField } from './AudienceField.tsx'
import { useChangeState } from './data.ts'

const Loss = z.strictObject({
  happenedOn: z.nullable(calendarDay()),
  message: text({ max: 500, lines: true }),
  toldTo: z.enum(audiences),
})

type Props = { journey: Pregnancy; onClose: () => void }

/** Reports a loss, during the pregnancy or after the birth. The day and the message are optional. */
export function LossDialog({ journey, onClose }: Props) {
  const { id, timeZone, state, stateChange } = journey
  // The journey as it was when the dialog opened.
  const { mutateAsync } = useChangeState(useState(journey)[0])
  const today = useToday(timeZone)
  const before = state === 'ended' ? stateChange : null
  const form = useForm({
    schema: Loss,
    draft: `loss-${id}`,
    read: (fields) => ({
      happenedOn: textOrNull(fields, 'happenedOn'),
      message: textOf(fields, 'message'),
      toldTo: textOf(fields, 'toldTo'),
    }),
    send: async (loss) => {
      await mutateAsync({ state: 'ended', ...loss })
      onClose()
    },
    onFailed: (error) => sayFailure('This was not saved', error, 'Please try again.'),
  })

  return (
    <Dialog open onClose={onClose} title="We are so sorry">
      <Form form={form}>
        <p>
          Nestling stops counting, comparing and suggesting, for everybody and on every device. What you shared stays
          until you delete it, and you can take this back for 30 days.
        </p>
        <TextArea
          label="A message for those who follow along"
          hint="They see it on their home page. You do not have to write anything."
          name="message"
          rows={3}
          defaultValue={before?.message ?? ''}
          error={form.errors.message}
        />
        <TextField
          label="Day"
          hint="Optional"
          name="happenedOn"
          type="date"
          max={today}
          defaultValue={before?.happenedOn ?? ''}
          error={form.errors.happenedOn}
        />
        <AudienceField before={stateChange?.toldTo} errors={form.errors} />
        <ActionRow onCancel={onClose}>
          <Button type="submit" look="primary" pending={form.pending} pendingText="Saving...">
            Save
          </Button>
        </ActionRow>
      </Form>
    </Dialog>
  )
}
