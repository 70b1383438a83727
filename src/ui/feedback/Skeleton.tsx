import styles from './Skeleton.module.css'

type Props = { shape?: 'line' | 'circle' | 'block'; width?: string; height?: string }

/** The place of something that is still on its way, in its final size. */
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
