import { Form } from '#platform/client/form/Form.tsx'
import { numberOf, textOf, useForm } from '#platform/client/form/use-form.ts'
import { ActionRow } from '#ui/button/ActionRow.tsx'
import { Button } from '#ui/button/Button.tsx'
import { Dialog } from '#ui/dialog/Dialog.tsx'
import { NumberField } from '#ui/field/NumberField.tsx'
import { SelectField } from '#ui/field/SelectField.tsx'
import { InviteCodeInput } from '../../contract.ts'
import { codeDefaults, codeLimits, codeRoles, roleWords } from '../../rules.ts'
import { useCreateCode } from '../invitations/data.ts'
import { sayCreated, sayNotCreated } from './code-toasts.ts'

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
    <Dialog open onClose={onClose} title="New invite code">
      <Form form={form}>
        <SelectField label="Who joins with it" name="role" defaultValue={codeDefaults.role} error={form.errors.role}>
          {codeRoles.map((role) => (
            <option key={role} value={role}>
              {roleWords[role]}
            </option>
          ))}
        </SelectField>
        <SelectField
          label="How many people"
          name="maxUses"
          defaultValue={codeDefaults.maxUses}
          error={form.errors.maxUses}
        >
          {maxUsesChoices.map((count) => (
            <option key={count}>{count}</option>
          ))}
          <option value="">No limit</option>
        </SelectField>
        <NumberField
          label="Days until it expires"
          name="expiresInDays"
          min={1}
          max={codeLimits.days}
          hint={`1 to ${codeLimits.days}, or empty for no expiry`}
          error={form.errors.expiresInDays}
        />
        <ActionRow onCancel={onClose}>
          <Button type="submit" look="primary" pending={form.pending} pendingText="Creating...">
            Create invite code
          </Button>
        </ActionRow>
      </Form>
    </Dialog>
  )
}
