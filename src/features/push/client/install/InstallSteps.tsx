import type { ReactNode } from 'react'
import { LineDrawing } from '#ui/empty/LineDrawing.tsx'
import { texts } from '../texts/texts.ts'
import styles from './InstallSteps.module.css'

/** How to put Nestling on the home screen of an iPhone or iPad, which allows notifications only there. */
export function InstallSteps() {
  return (
    <div className={styles.install}>
      <p>{texts.installFirst}</p>
      <ol className={styles.steps}>
        <Step drawing={<ShareDrawing />}>{texts.tapShare(strong)}</Step>
        <Step drawing={<AddDrawing />}>{texts.tapAdd(strong)}</Step>
        <Step drawing={<OpenDrawing />}>{texts.openFromThere(strong)}</Step>
      </ol>
    </div>
  )
}

const strong = (text: string) => <strong>{text}</strong>

function Step({ drawing, children }: { drawing: ReactNode; children: ReactNode }) {
  return (
    <li className={styles.step}>
      <div className={styles.drawing}>
        <LineDrawing>{drawing}</LineDrawing>
      </div>
      <p>{children}</p>
    </li>
  )
}

function Phone({ children }: { children: ReactNode }) {
  return (
    <svg viewBox="0 0 96 112" aria-hidden="true">
      <ellipse data-wash="" cx="48" cy="62" rx="44" ry="40" />
      <path data-paper="" d="M28 4H68a8 8 0 0 1 8 8V100a8 8 0 0 1-8 8H28a8 8 0 0 1-8-8V12a8 8 0 0 1 8-8Z" />
      {children}
    </svg>
  )
}

const ShareDrawing = () => (
  <Phone>
    <path d="M32 22H64M32 32H56M20 84H76" />
    <path data-accent="" d="M42 92H39V103H57V92H54M48 99V87M44 91 48 87 52 91" />
  </Phone>
)

const AddDrawing = () => (
  <Phone>
    <path d="M20 46H76M28 58H54M28 94H50" />
    <path data-paper="" data-accent="" d="M14 66H82V86H14Z" />
    <path data-accent="" d="M22 76H52M64 71H74V81H64ZM69 73.500V78.500M66.500 76H71.500" />
  </Phone>
)

const OpenDrawing = () => (
  <Phone>
    <path d="M30 20H40V30H30ZM56 20H66V30H56ZM30 42H40V52H30Z" />
    <path data-accent="" d="M53 39H69V55H53ZM56 48C58 53 64 53 66 48ZM59 46a2 2.500 0 1 1 4 0" />
    <path d="M38 98H58" />
  </Phone>
)
