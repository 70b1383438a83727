import gallery from '../gallery.module.css'
import { Avatar } from './Avatar.tsx'

const picture = `data:image/svg+xml,${encodeURIComponent(
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"><path fill="#d9a77b" d="M0 0h9v9H0z"/><circle cx="4.5" cy="4" r="2" fill="#fbe9d3"/></svg>',
)}`

export function AvatarGallery() {
  return (
    <div className={gallery.row}>
      <Avatar name="Maya" size="large" />
      <Avatar name="Jonas" src={picture} size="large" />
      {['Ruth', 'Élise', 'Tomasz', 'Anneliese', 'Priya', 'Oma Grete', '小林', 'Bo'].map((name) => (
        <Avatar key={name} name={name} />
      ))}
      <Avatar name="Broken" src="data:image/png;base64,AA" />
      <Avatar />
      <Avatar name="Noor" size="small" />
    </div>
  )
}
