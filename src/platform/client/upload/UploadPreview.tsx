import { Image } from 'lucide-react'
import { useState } from 'react'
import styles from './UploadPreview.module.css'

/** A preview of a picture, or an icon if this browser cannot decode the file. */
export function UploadPreview({ src }: { src: string }) {
  const [isReadable, setReadable] = useState(src !== '')

  return (
    <div className={styles.preview}>
      {isReadable ? (
        <img src={src} alt="" loading="lazy" decoding="async" onError={() => setReadable(false)} />
      ) : (
        <Image aria-hidden="true" />
      )}
    </div>
  )
}
