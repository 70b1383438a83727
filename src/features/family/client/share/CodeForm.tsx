import { Form } from '#platform/client/form/Form.tsx'
import { numberOf, textOf, useForm } from '#platform/client/form/use-form.ts'
import { ActionRow } from '#ui/button/ActionRow.tsx'
import { Button } from '#ui/button/Button.tsx'
import { Dialog } from '#ui/dialog/Dialog.tsx'
import { NumberField } from '#ui/field/NumberField.tsx'
import { SelectField } from '#ui/field/SelectField.tsx'
import { InviteCodeInput } from '../../contract.ts'
import { codeDefaults, codeLimits, codeRoles } from '../../rules.ts'
import { texts as shared } from '../../texts/texts.ts'
import { useCreateCode } from '../invitations/data.ts'
import { sayCreated, sayNotCreated } from './code-toasts.ts'
import { texts } from './texts/texts.ts'

const maxUsesChoices = Array.from({ length: codeLimits.maxUses }, (_, index) => index + 1)

/** The form for a code with custom settings. */
export function CodeForm({ onClose }: { onClose: () => void }) {
  const createCode = useCreateCode()
  const form = useForm({
    schema: InviteCodeInput,
    draft: null,
    read: (fields) => ({
      role: textOf(fields, 'role'),
      maxUses: numberOf(fields, 'maxUses'),
      expiresInDays: numberOf(fields, 'expiresInDays'),
    }),
    send: async (settings) => {
      await createCode.mutateAsync(settings)
      sayCreated()
      onClose()
    },
    onFailed: sayNotCreated,
  })

  return (
    <Dialog open onClose={onClose} title={texts.newCode}>
      <Form form={form}>
        <SelectField label={texts.whoJoins} name="role" defaultValue={codeDefaults.role} error={form.errors.role}>
          {codeRoles.map((role) => (
            <option key={role} value={role}>
              {shared.roles[role]}
            </option>
          ))}
        </SelectField>
        <SelectField
          label={texts.howManyPeople}
          name="maxUses"
          defaultValue={codeDefaults.maxUses}
          error={form.errors.maxUses}
        >
          {maxUsesChoices.map((count) => (
            <option key={count}>{count}</option>
          ))}
          <option value="">{texts.noLimit}</option>
        </SelectField>
        <NumberField
          label={texts.daysUntilExpiry}
          name="expiresInDays"
          min={1}
          max={codeLimits.days}
          hint={texts.daysHint(codeLimits.days)}
          error={form.errors.expiresInDays}
        />
        <ActionRow onCancel={onClose}>
          <Button type="submit" look="primary" pending={form.pending} pendingText={texts.creating}>
            {texts.create}
          </Button>
        </ActionRow>
      </Form>
    </Dialog>
  )
}
