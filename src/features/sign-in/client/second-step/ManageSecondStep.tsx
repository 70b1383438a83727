import { useRef, useState } from 'react'
import { CurrentPasswordField } from '#platform/client/form/CurrentPasswordField.tsx'
import { Form } from '#platform/client/form/Form.tsx'
import { textOf, useForm } from '#platform/client/form/use-form.ts'
import { sayFailure } from '#platform/client/say-failure.ts'
import { ActionRow } from '#ui/button/ActionRow.tsx'
import { Button } from '#ui/button/Button.tsx'
import { showToast } from '#ui/toast/toast-store.ts'
import { CurrentPassword } from '../../contract.ts'
import forms from '../account/AccountForm.module.css'
import { renewRecoveryCodes, useTurnOffSecondStep } from './data.ts'
import { RecoveryCodeList } from './RecoveryCodeList.tsx'
import { texts } from './texts/texts.ts'

type Props = { email: string; onDone: () => void }

/** Turns the second step off, or makes new recovery codes. */
export function ManageSecondStep({ email, onDone }: Props) {
  const turnOff = useTurnOffSecondStep()
  const [codes, setCodes] = useState<readonly string[]>()
  const wanted = useRef<'codes' | 'off'>('codes')
  const form = useForm({
    schema: CurrentPassword,
    draft: null,
    read: (fields) => ({ currentPassword: textOf(fields, 'currentPassword') }),
    send: async ({ currentPassword }) => {
      if (wanted.current === 'codes') return setCodes((await renewRecoveryCodes(currentPassword)).recoveryCodes)
      await turnOff.mutateAsync(currentPassword)
      showToast({ title: texts.turnedOff, description: texts.passwordIsEnough })
      onDone()
    },
    onFailed: (error) => sayFailure(texts.notChanged, error),
  })
  const want = (what: 'codes' | 'off') => () => {
    wanted.current = what
  }

  if (codes) return <RecoveryCodeList codes={codes} onDone={onDone} />
  return (
    <Form form={form} className={forms.form}>
      <p className={forms.note}>{texts.newCodesReplaceOld}</p>
      <CurrentPasswordField email={email} hint={texts.whyPassword} autoFocus error={form.errors.currentPassword} />
      <ActionRow onCancel={onDone}>
        <Button type="submit" onClick={want('off')} disabled={form.pending}>
          {texts.turnOff}
        </Button>
        <Button type="submit" look="primary" onClick={want('codes')} pending={form.pending}>
          {texts.newCodes}
        </Button>
      </ActionRow>
    </Form>
  )
}
