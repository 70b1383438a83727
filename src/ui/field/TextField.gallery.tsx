import gallery from '../gallery.module.css'
import { TextField } from './TextField.tsx'

export function TextFieldGallery() {
  return (
    <div className={gallery.stack}>
      <TextField label="Username" name="email" required autoComplete="username" hint="Your email address." />
      <TextField label="Password" name="password" type="password" required autoComplete="current-password" />
      <TextField label="Store link" type="url" defaultValue="nest dot shop" error="Invalid url" />
      <TextField label="Day" type="date" defaultValue="2026-01-06" />
      <TextField label="Code" defaultValue="QMWXKTRA" disabled />
    </div>
  )
}
