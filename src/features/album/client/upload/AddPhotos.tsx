import { ImagePlus } from 'lucide-react'
import { Button } from '#ui/button/Button.tsx'
import styles from './AddPhotos.module.css'

/** There is one at a time. */
export const addPhotosId = 'add-photos'

/** Opens the device's own choice of pictures; floating, it stays in the thumb's reach on a phone. */
export function AddPhotos({ isFloating, onPress }: { isFloating: boolean; onPress: () => void }) {
  return (
    <div className={isFloating ? styles.floating : undefined}>
      <Button id={addPhotosId} look="primary" icon={<ImagePlus />} onClick={onPress}>
        Add photos
      </Button>
    </div>
  )
}
