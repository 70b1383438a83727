import gallery from '../gallery.module.css'
import { Fold, FoldCard } from './Fold.tsx'

export function FoldGallery() {
  return (
    <div className={gallery.grid}>
      <FoldCard>
        <Fold title="Your baby" contents="How the baby grows" open>
          <p>Lashes line the closed eyes.</p>
        </Fold>
        <Fold title="You" contents="Body, possible symptoms, emotions" open={false}>
          <p>Your ribs may spread a little to make space.</p>
        </Fold>
      </FoldCard>
    </div>
  )
}
