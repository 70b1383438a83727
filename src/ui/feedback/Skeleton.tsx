import styles from './Skeleton.module.css'

type Props = { shape?: 'line' | 'circle' | 'block'; width?: string; height?: string }

/** A placeholder for content that is loading, in the size of that content. */
export function Skeleton({ shape = 'line', width, height }: Props) {
  return (
    <span
      className={styles.skeleton}
      data-shape={shape}
      style={{ inlineSize: width, blockSize: height }}
      aria-hidden="true"
    />
  )
}
