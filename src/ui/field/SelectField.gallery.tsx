import gallery from '../gallery.module.css'
import { SelectField } from './SelectField.tsx'

export function SelectFieldGallery() {
  return (
    <div className={gallery.stack}>
      <SelectField label="Priority" defaultValue="medium">
        <option value="high">High</option>
        <option value="medium">Medium</option>
        <option value="low">Low</option>
      </SelectField>
      <SelectField label="Category" required defaultValue="" error="Please select a category">
        <option value="">Choose one</option>
        <option value="nursery">Nursery</option>
      </SelectField>
    </div>
  )
}
