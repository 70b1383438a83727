import type { ReactNode } from 'react'
import type { ReactionKind } from '../../shared/responses/reactions.ts'
import styles from './ReactionIcon.module.css'

/** The drawing of a reaction. Screen readers skip it: the text beside it or its button's label names the reaction. */
export const ReactionIcon = ({ kind }: { kind: ReactionKind }) => (
  <svg className={styles.icon} viewBox="0 0 24 24" aria-hidden="true">
    {drawings[kind]}
  </svg>
)

const face = <circle className={styles.face} cx="12" cy="12" r="9.5" />
const eyes = <path className={styles.line} d="M8.7 9.4v1.2M15.3 9.4v1.2" />

const drawings: Readonly<Record<ReactionKind, ReactNode>> = {
  heart: (
    <path
      className={styles.heart}
      d="M12 20.8C5.6 16.2 2.7 12.8 2.7 9.1c0-2.9 2.2-5 4.8-5 1.9 0 3.5 1 4.5 2.7 1-1.7 2.6-2.7 4.5-2.7 2.6 0 4.8 2.1 4.8 5 0 3.7-2.9 7.1-9.3 11.7Z"
    />
  ),
  smile: (
    <>
      {face}
      {eyes}
      <path className={styles.line} d="M7.8 14c1.9 3.2 6.5 3.2 8.4 0" />
    </>
  ),
  clap: (
    <>
      <path
        className={styles.palm}
        d="M3.2 13.2c-.9-2.4.6-3.6 1.9-2.3l1.6 1.7-.6-6.2c-.1-1.9 2.2-2.1 2.6-.4l1.5 6.5c.6 2.7.5 5-.9 6.7-2.2 2.6-5 .9-6.1-6Z"
      />
      <path
        className={styles.palm}
        d="M20.8 13.2c.9-2.4-.6-3.6-1.9-2.3l-1.6 1.7.6-6.2c.1-1.9-2.2-2.1-2.6-.4l-1.5 6.5c-.6 2.7-.5 5 .9 6.7 2.2 2.6 5 .9 6.1-6Z"
      />
      <path className={styles.line} d="M12 3.2v2.3M10 2.2l.4 1.4M14 2.2l-.4 1.4" />
    </>
  ),
  hug: (
    <>
      <circle className={styles.face} cx="12" cy="10" r="7.7" />
      <path
        className={styles.line}
        d="M8 9.6c.6-.9 1.7-.9 2.3 0M13.7 9.6c.6-.9 1.7-.9 2.3 0M9.5 12.6c1.3 1.4 3.7 1.4 5 0"
      />
      <path
        className={styles.palm}
        d="M1.8 16.3c1.9-1.1 5.6-.6 8.2 1.5 1.2 1 .2 2.5-1.2 2.1 1 1.1-.1 2.4-1.5 1.8-2.7-1.1-5.3-3-5.5-5.4ZM22.2 16.3c-1.9-1.1-5.6-.6-8.2 1.5-1.2 1-.2 2.5 1.2 2.1-1 1.1.1 2.4 1.5 1.8 2.7-1.1 5.3-3 5.5-5.4Z"
      />
    </>
  ),
  tear: (
    <>
      {face}
      <path
        className={styles.line}
        d="M7.6 10.4c.6-1.1 1.9-1.1 2.5 0M13.9 10.4c.6-1.1 1.9-1.1 2.5 0M8.4 14.2c1.7 2.6 5.5 2.6 7.2 0"
      />
      <path className={styles.tear} d="M18 11.6c1.6 2.2 2.3 3.3 2.3 4.4a2.3 2.3 0 0 1-4.6 0c0-1.1.7-2.2 2.3-4.4Z" />
    </>
  ),
  star: (
    <path className={styles.star} d="m12 2.6 2.8 6 6.5.8-4.8 4.5 1.3 6.5-5.8-3.2-5.8 3.2 1.3-6.5-4.8-4.5 6.5-.8Z" />
  ),
}
