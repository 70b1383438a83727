import gallery from '../gallery.module.css'
import { TextArea } from './TextArea.tsx'

export function TextAreaGallery() {
  return (
    <div className={gallery.stack}>
      <TextArea label="What is happening?" required placeholder="A kick, a craving, a name on a list" />
      <TextArea
        label="Notes"
        error="Please share what’s happening with Baby Wren"
        hint="Everyone in the family reads it."
      />
    </div>
  )
}
