import gallery from '../gallery.module.css'
import { ActionRow } from './ActionRow.tsx'
import { Button } from './Button.tsx'

export function ActionRowGallery() {
  return (
    <div className={gallery.stack}>
      <ActionRow onCancel={() => {}}>
        <Button look="primary">Save contact</Button>
      </ActionRow>
      <ActionRow onCancel={() => {}} cancelText="Keep my account">
        <Button look="danger">Delete for good</Button>
      </ActionRow>
      <ActionRow>
        <Button look="primary">Done</Button>
      </ActionRow>
    </div>
  )
}
