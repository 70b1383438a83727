import { ActionRow } from '../button/ActionRow.tsx'
import { Button } from '../button/Button.tsx'
import { FieldForm } from './FieldForm.tsx'
import { TextField } from './TextField.tsx'

export function FieldFormGallery() {
  return (
    <FieldForm onSubmit={(event) => event.preventDefault()}>
      <TextField label="First name" required />
      <TextField label="Last name" />
      <ActionRow>
        <Button type="submit" look="primary">
          Save
        </Button>
      </ActionRow>
    </FieldForm>
  )
}
