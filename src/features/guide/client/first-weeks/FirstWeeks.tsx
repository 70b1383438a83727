import { useQuery } from '@tanstack/react-query'
import type { Region } from '#platform/shared/place/region.ts'
import type { CalendarDay } from '#platform/shared/time/calendar.ts'
import { Card } from '#ui/card/Card.tsx'
import type { FirstWeeksLine, OtherLanguage } from '../../contract.ts'
import { api, meta } from '../data.ts'
import { texts } from '../texts/texts.ts'
import styles from './FirstWeeks.module.css'
import { whenWords } from './when-words.ts'

type Props = { region: Region; bornOn: CalendarDay; today: CalendarDay }

/** The checks of baby and mother in the first weeks, with the dates for this birth. Renders nothing until they are loaded. */
export function FirstWeeks({ region, bornOn, today }: Props) {
  const { data } = useQuery({
    queryKey: [api.address('GET /api/guide/first-weeks'), region],
    queryFn: () => api('GET /api/guide/first-weeks', { query: { region } }),
    meta,
    gcTime: Number.POSITIVE_INFINITY,
  })
  if (!data) return null
  const linesOf = (who: FirstWeeksLine['who']) => data.lines.filter((line) => line.who === who)
  const ofBaby = linesOf('baby')

  return (
    <Card title={texts.firstWeeks} level={3}>
      <div className={styles.parts}>
        <p>{texts.forParents}</p>
        <section>
          <h4>{texts.ofBaby}</h4>
          {ofBaby.length > 0 ? (
            <Lines lines={ofBaby} language={data.otherLanguage} bornOn={bornOn} today={today} />
          ) : (
            <p>{texts.noChecksOfBaby}</p>
          )}
        </section>
        <section>
          <h4>{texts.ofParent}</h4>
          <Lines lines={linesOf('parent')} language={data.otherLanguage} bornOn={bornOn} today={today} />
        </section>
        <p className={styles.sources}>{texts.sources(data.sources.map(({ title }) => title).join('; '))}</p>
      </div>
    </Card>
  )
}

type LinesProps = Omit<Props, 'region'> & { lines: readonly FirstWeeksLine[]; language: OtherLanguage }

function Lines({ lines, language, bornOn, today }: LinesProps) {
  return (
    <ul className={styles.lines}>
      {lines.map((line) => (
        <li key={line.text}>
          <p {...language}>
            <strong>{line.sign}</strong>
            {line.text.slice(line.sign.length)}
          </p>
          <WhenWords line={line} bornOn={bornOn} today={today} />
        </li>
      ))}
    </ul>
  )
}

function WhenWords({ line, bornOn, today }: Omit<Props, 'region'> & { line: FirstWeeksLine }) {
  const words = whenWords(line, bornOn, today)
  return words && <span className={styles.when}>{words}</span>
}
