import { useState } from 'react'
import { Button } from '#ui/button/Button.tsx'
import { intervalWords, lengthOf, type ShownContraction } from '../../rules.ts'
import { clockWords, weekdayWords } from '../clock-words.ts'
import { texts } from '../texts/texts.ts'
import styles from './ContractionList.module.css'

/** A bar of this length fills its row. */
const longestBarMs = 120_000
/** The number of contractions that the list shows until somebody asks for all. */
const atFirst = 6
/** After a longer pause, the list shows the day instead of an interval. */
const pauseMs = 3 * 3_600_000

type Props<S extends ShownContraction> = {
  /** Oldest first. */
  shown: readonly S[]
  runningSince: number | undefined
  /** Undefined for people who may not change contractions. */
  onChoose: ((contraction: S) => void) | undefined
}

/** The contractions, latest first. A longer bar is a longer contraction; a larger gap is a longer time between two. */
export function ContractionList<S extends ShownContraction>({ shown, runningSince, onChoose }: Props<S>) {
  const [isWhole, setWhole] = useState(false)
  const latestFirst = shown.toReversed()
  const listed = isWhole ? latestFirst : latestFirst.slice(0, atFirst)
  return (
    <>
      <ol className={styles.list} reversed>
        {listed.map((contraction, index) => {
          const earlier = latestFirst[index + 1]
          const face = (
            <Face contraction={contraction} words={wordsOf(contraction, contraction.beganMs === runningSince)} />
          )
          return (
            <li key={contraction.notes[0]?.key} className={styles.row}>
              {onChoose ? (
                <button type="button" className={styles.face} onClick={() => onChoose(contraction)}>
                  {face}
                  <span className="visually-hidden">{texts.changeIt}</span>
                </button>
              ) : (
                <span className={styles.face}>{face}</span>
              )}
              {earlier && <Gap from={earlier.beganMs} to={contraction.beganMs} />}
            </li>
          )
        })}
      </ol>
      {shown.length > listed.length && (
        <Button wide onClick={() => setWhole(true)}>
          {texts.showAll(shown.length)}
        </Button>
      )}
    </>
  )
}

const Face = ({ contraction, words }: { contraction: ShownContraction; words: string }) => (
  <>
    <span className={styles.clock}>{clockWords(contraction.beganMs)}</span>
    <span className={styles.bar} aria-hidden="true">
      <span style={{ inlineSize: `${barPercent(contraction)}%` }} data-open={contraction.endedMs === null} />
    </span>
    <span className={styles.length}>{words}</span>
  </>
)

const barPercent = (contraction: ShownContraction) =>
  Math.max(4, Math.min(100, (100 * (lengthOf(contraction) ?? 0)) / longestBarMs))

function wordsOf(contraction: ShownContraction, isRunning: boolean): string {
  const length = lengthOf(contraction)
  if (length !== null) return shortWords(length)
  return isRunning ? texts.now : texts.noEnd
}

/** The time from one start to the next. A longer time is shown as a larger gap. */
function Gap({ from, to }: { from: number; to: number }) {
  const ms = to - from
  if (ms > pauseMs) return <p className={styles.pause}>{texts.beforeThat(weekdayWords(from))}</p>
  return (
    <p className={styles.gap} style={{ minBlockSize: `${Math.min(4.5, 1.75 + ms / 400_000)}rem` }}>
      {texts.apart(intervalWords(ms))}
    </p>
  )
}

/** "50 sec", "1 min 10 sec" */
function shortWords(ms: number): string {
  const seconds = Math.round(ms / 1000)
  const [minutes, rest] = [Math.floor(seconds / 60), seconds % 60]
  if (minutes === 0) return texts.seconds(rest)
  return rest === 0 ? texts.minutes(minutes) : texts.minutesAndSeconds(minutes, rest)
}
