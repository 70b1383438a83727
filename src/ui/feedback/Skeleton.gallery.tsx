import gallery from '../gallery.module.css'
import { Skeleton } from './Skeleton.tsx'

export function SkeletonGallery() {
  return (
    <div className={gallery.stack}>
      <Skeleton shape="circle" />
      <div>
        <Skeleton width="60%" />
        <Skeleton />
        <Skeleton width="85%" />
      </div>
      <Skeleton shape="block" height="8rem" />
    </div>
  )
}
