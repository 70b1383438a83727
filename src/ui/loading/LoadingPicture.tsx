import type { ReactNode } from 'react'
import styles from './LoadingPicture.module.css'

export type LoadingVariant = 0 | 1 | 2 | 3 | 4

export function LoadingPicture({ variant }: { variant: LoadingVariant }) {
  return (
    <svg className={styles.picture} viewBox="0 0 120 120" aria-hidden="true">
      {pictures[variant]}
    </svg>
  )
}

const heartbeat = (
  <>
    <circle className={styles.halo} cx="60" cy="60" r="30" />
    <circle className={styles.halo} data-late="" cx="60" cy="60" r="30" />
    <path
      className={styles.heart}
      d="M60 82C46 72 36 63 36 51A12.5 12.5 0 0 1 60 46A12.5 12.5 0 0 1 84 51C84 63 74 72 60 82Z"
    />
  </>
)

const seed = (
  <>
    <path className={styles.ground} d="M22 92C40 86 80 86 98 92" />
    <path className={styles.stem} pathLength="1" d="M60 89C61 74 58 62 60 40" />
    <path className={styles.leafLeft} d="M59 66C46 68 37 61 35 49C48 47 58 54 59 66Z" />
    <path className={styles.leafRight} d="M60 54C72 54 81 46 82 34C69 34 61 42 60 54Z" />
  </>
)

const moon = (
  <>
    <circle className={styles.star} cx="30" cy="40" r="2" />
    <circle className={styles.star} data-late="" cx="88" cy="30" r="2.5" />
    <circle className={styles.star} cx="94" cy="74" r="1.5" />
    <path className={styles.moon} d="M72 34A28 28 0 1 0 84 74A22 22 0 0 1 72 34Z" />
    <path className={styles.cloud} d="M26 90H84A9 9 0 0 0 80 73A13 13 0 0 0 55 72A10 10 0 0 0 39 77A7 7 0 0 0 26 90Z" />
  </>
)

const nest = (
  <>
    <path className={styles.egg} d="M60 30C70 30 77 44 77 57A17 17 0 0 1 43 57C43 44 50 30 60 30Z" />
    <path className={styles.twig} pathLength="1" d="M20 62C26 88 42 96 60 96S94 88 100 62" />
    <path className={styles.twig} style={after(300)} pathLength="1" d="M96 74C78 88 44 88 25 76" />
    <path className={styles.twig} style={after(600)} pathLength="1" d="M24 66C46 80 76 79 97 65" />
    <path className={styles.twig} style={after(900)} pathLength="1" d="M87 87C70 97 48 96 34 88" />
  </>
)

const footprints = ['36 102', '61 86', '52 62', '78 46', '70 22'].map((place, step) => (
  <g key={place} transform={`translate(${place}) rotate(22) scale(${step % 2 === 0 ? -1.1 : 1.1} 1.1)`}>
    <path
      className={styles.foot}
      style={after(step * 500)}
      d="M-5 -4C-5 -8 4 -9 5 -3C5.5 1 3 3 3 7C3 11 -3 11 -3.5 7C-4 3 -5 0 -5 -4ZM-5.5 -10h.01M-2 -12h.01M1.5 -12h.01M4.5 -10.5h.01M7 -8h.01"
    />
  </g>
))

const pictures: Record<LoadingVariant, ReactNode> = { 0: heartbeat, 1: seed, 2: moon, 3: nest, 4: footprints }

function after(milliseconds: number) {
  return { animationDelay: `${milliseconds}ms` }
}
