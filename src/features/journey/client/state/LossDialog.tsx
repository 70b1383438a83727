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
import { texts } from './texts/texts.ts'

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
    onFailed: (error) => sayFailure(texts.notSaved, error, texts.tryAgain),
  })

  return (
    <Dialog open onClose={onClose} title={texts.soSorry}>
      <Form form={form}>
        <p>{texts.lossExplained}</p>
        <TextArea
          label={texts.lossMessage}
          hint={texts.lossMessageHint}
          name="message"
          rows={3}
          defaultValue={before?.message ?? ''}
          error={form.errors.message}
        />
        <TextField
          label={texts.lossDay}
          hint={texts.optional}
          name="happenedOn"
          type="date"
          max={today}
          defaultValue={before?.happenedOn ?? ''}
          error={form.errors.happenedOn}
        />
        <AudienceField before={stateChange?.toldTo} errors={form.errors} />
        <ActionRow onCancel={onClose}>
          <Button type="submit" look="primary" pending={form.pending} pendingText={texts.saving}>
            {texts.saveLoss}
          </Button>
        </ActionRow>
      </Form>
    </Dialog>
  )
}
