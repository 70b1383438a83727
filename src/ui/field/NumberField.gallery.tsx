import gallery from '../gallery.module.css'
import { NumberField } from './NumberField.tsx'

export function NumberFieldGallery() {
  return (
    <div className={gallery.stack}>
      <NumberField label="Week" min={1} max={42} hint="Optional, from 1 to 42." defaultValue={30} />
      <NumberField label="Week" min={1} max={42} defaultValue={0} error="Number must be greater than or equal to 1" />
    </div>
  )
}
