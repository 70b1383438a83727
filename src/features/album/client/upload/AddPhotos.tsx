import { ImagePlus } from 'lucide-react'
import { Button } from '#ui/button/Button.tsx'
import { texts } from '../texts/texts.ts'
import styles from './AddPhotos.module.css'

/** The id of the button. A page shows at most one such button. */
export const addPhotosId = 'add-photos'

/** The button that opens the device's file picker. If `isFloating`, it stays at the bottom of a small screen. */
export function AddPhotos({ isFloating, onPress }: { isFloating: boolean; onPress: () => void }) {
  return (
    <div className={isFloating ? styles.floating : undefined}>
      <Button id={addPhotosId} look="primary" icon={<ImagePlus />} onClick={onPress}>
        {texts.addPhotos}
      </Button>
    </div>
  )
}
