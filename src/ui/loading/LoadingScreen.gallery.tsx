import gallery from '../gallery.module.css'
import { LoadingScreen } from './LoadingScreen.tsx'

export function LoadingScreenGallery() {
  return (
    <div className={gallery.grid}>
      {([0, 1, 2, 3, 4] as const).map((variant) => (
        <LoadingScreen key={variant} variant={variant} />
      ))}
    </div>
  )
}
