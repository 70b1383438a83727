import { useState } from 'react'
import { Form } from '#platform/client/form/Form.tsx'
import { textOrNull, useForm } from '#platform/client/form/use-form.ts'
import { useVersionedSend } from '#platform/client/form/use-versions.ts'
import { sayFailure } from '#platform/client/say-failure.ts'
import { useToday } from '#platform/client/today.ts'
import { addDays } from '#platform/shared/time/calendar.ts'
import { ActionRow } from '#ui/button/ActionRow.tsx'
import { Button } from '#ui/button/Button.tsx'
import { Dialog } from '#ui/dialog/Dialog.tsx'
import { ChoiceField } from '#ui/field/ChoiceField.tsx'
import { TextField } from '#ui/field/TextField.tsx'
import { showToast } from '#ui/toast/toast-store.ts'
import { SurpriseInput, type SurpriseState } from '../../contract.ts'
import type { SurpriseMode } from '../../rules.ts'
import { useChooseSurprise } from '../data.ts'
import { texts } from '../texts/texts.ts'
import { modeChoices } from './mode-choices.ts'

type Props = { pregnancyId: number; timeZone: string; surprise: SurpriseState; onClose: () => void }

/** A form that sets what the parents see of gifts, and until when. */
export function SurpriseDialog({ pregnancyId, timeZone, surprise: latest, onClose }: Props) {
  // The settings are fetched again when somebody changes them. The form keeps those that the person saw.
  const [surprise] = useState(latest)
  const chooseSurprise = useChooseSurprise(pregnancyId)
  const today = useToday(timeZone)
  const [mode, setMode] = useState<SurpriseMode>(surprise.mode)
  const versioned = useVersionedSend<SurpriseInput, SurpriseState>({
    opened: surprise,
    merge: async (versions) => (await import('./merge-surprise.ts')).mergeSurprise(versions),
    send: async (chosen, seen) => {
      await chooseSurprise.mutateAsync({ ...chosen, version: seen?.version })
      showToast({ title: texts.settingsUpdated })
      onClose()
    },
  })
  const form = useForm({
    schema: SurpriseInput,
    draft: null,
    read: (fields) => ({ mode, until: textOrNull(fields, 'until') }),
    send: versioned.send,
    onFailed: (error) => sayFailure(texts.settingsNotUpdated, error, texts.wentWrong, 'session-expired'),
  })

  return (
    <Dialog open onClose={onClose} title={texts.surpriseSettings}>
      <Form form={form}>
        <ChoiceField
          legend={texts.whatParentsSee}
          name="mode"
          stacked
          choices={modeChoices()}
          chosen={mode}
          onChoose={setMode}
        />
        {mode !== 'everything' && (
          <TextField
            label={texts.until}
            name="until"
            type="date"
            min={addDays(today, 1)}
            hint={texts.untilHint}
            defaultValue={surprise.until ?? ''}
            error={form.errors.until}
          />
        )}
        <ActionRow onCancel={onClose}>
          <Button type="submit" look="primary" pending={form.pending} pendingText={texts.saving}>
            {texts.save}
          </Button>
        </ActionRow>
      </Form>
      {versioned.dialog}
    </Dialog>
  )
}
