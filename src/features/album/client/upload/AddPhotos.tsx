import { ImagePlus } from 'lucide-react'
import { Button } from '#ui/button/Button.tsx'
import styles from './AddPhotos.module.css'

/** Only one exists at a time. */
export const addPhotosId = 'add-photos'

/** Opens the device's file picker. As a floating button it stays within reach of a thumb. */
export function AddPhotos({ isFloating, onPress }: { isFloating: boolean; onPress: () => void }) {
  return (
    <div className={isFloating ? styles.floating : undefined}>
      <Button id={addPhotosId} look="primary" icon={<ImagePlus />} onClick={onPress}>
        Add photos
      </Button>
    </div>
  )
}
