import { Plus, Table2 } from 'lucide-react'
import { Suspense, useCallback, useRef, useState } from 'react'
import { useUnits } from '#features/journey/client/public.ts'
import type { Pregnancy } from '#features/journey/contract.ts'
import { lazyPart } from '#platform/client/lazy-part.ts'
import { useToday } from '#platform/client/today.ts'
import { Button } from '#ui/button/Button.tsx'
import { Card } from '#ui/card/Card.tsx'
import { Notice } from '#ui/feedback/Notice.tsx'
import { NotLoaded } from '#ui/feedback/NotLoaded.tsx'
import { Skeleton } from '#ui/feedback/Skeleton.tsx'
import { SelectField } from '#ui/field/SelectField.tsx'
import { weightStandards } from '../content/weights.ts'
import type { Scan } from '../contract.ts'
import { ageOn, babiesIn, babyOf, measures } from '../rules.ts'
import { texts as shared } from '../texts/texts.ts'
import { BabyChoice } from './BabyChoice.tsx'
import { GrowthPlot } from './chart/GrowthPlot.tsx'
import { GrowthTable } from './chart/GrowthTable.tsx'
import { useScans } from './data.ts'
import styles from './GrowthChart.module.css'
import { pointsOf, pointWords } from './points.ts'
import { DeleteScanDialog } from './scans/DeleteScanDialog.tsx'
import { type ScanAction, ScanList } from './scans/ScanList.tsx'
import { firstSubject, isSubjectName, type Subject, subjectOf, subjects, subjectWith } from './subjects.ts'
import { texts } from './texts/texts.ts'
import { useWeightStandard } from './use-weight-standard.ts'

const ScanDialog = lazyPart(async () => (await import('./scans/ScanDialog.tsx')).ScanDialog)

type ShownDialog = { way: 'add'; scan?: never } | { way: ScanAction; scan: Scan }

export function GrowthChart({ journey }: { journey: Pregnancy }) {
  const { data: scans, isError, refetch } = useScans(journey.id)
  const { dueDate } = journey
  const babies = babiesIn(scans ?? [], journey.babies)
  const [baby, chooseBaby] = useState(1)
  const today = ageOn(useToday(journey.timeZone), dueDate)
  const units = useUnits()
  const [name, setName] = useState(() => firstSubject(today))
  const [weights, chooseWeights] = useWeightStandard()
  const [chosenId, choose] = useState<number>()
  const [isTable, setIsTable] = useState(false)
  const [dialog, openDialog] = useState<ShownDialog>()
  const closeDialog = () => openDialog(undefined)
  const heading = useRef<HTMLSpanElement>(null)
  // The button that opened the chart is gone, so the focus moves to the heading.
  const arrive = useCallback((title: HTMLSpanElement | null) => {
    heading.current = title
    title?.focus({ preventScroll: true })
  }, [])
  const subject = subjectWith(name, weights)
  const points = pointsOf(subject, scans?.filter((scan) => babyOf(scan) === baby) ?? [], dueDate)
  const chosen = points.find(({ id }) => id === chosenId) ?? points.at(-1)

  function show(scan: Scan) {
    closeDialog()
    choose(scan.id)
    chooseBaby(babyOf(scan))
    if (pointsOf(subject, [scan], dueDate).length > 0) return
    const [first] = measures.filter((measure) => scan[measure] !== null)
    if (first) setName(subjectOf(first) ?? name)
  }

  // Rendered only once the scans are loaded, so nothing moves later.
  if (!scans && !isError) return <Skeleton shape="block" height="46rem" />
  return (
    <Card
      title={
        <span ref={arrive} tabIndex={-1} className={styles.title}>
          {shared.growth}
        </span>
      }
      action={
        <Button icon={<Plus aria-hidden="true" />} onClick={() => openDialog({ way: 'add' })}>
          {texts.addScan}
        </Button>
      }
    >
      <div className={styles.growth}>
        <div className={styles.choice}>
          {babies > 1 && <BabyChoice babies={babies} baby={baby} onChoose={chooseBaby} />}
          <SelectField
            label={texts.whatToShow}
            hint={texts.subjects[name].about}
            value={name}
            onChange={({ currentTarget: { value } }) => isSubjectName(value) && setName(value)}
          >
            {Object.values(subjects).map(({ name }) => (
              <option key={name} value={name}>
                {texts.subjects[name].label}
              </option>
            ))}
          </SelectField>
          {subject.weights && (
            <SelectField
              label={texts.comparedWith}
              hint={texts.standardsDiffer}
              value={weights}
              onChange={({ currentTarget: { value } }) => chooseWeights(value)}
            >
              {Object.entries(weightStandards).map(([value, { name }]) => (
                <option key={value} value={value}>
                  {name()}
                </option>
              ))}
            </SelectField>
          )}
        </div>
        {dueDate === null && <Notice>{texts.withoutDueDate}</Notice>}
        <div className={styles.chart}>
          <GrowthPlot subject={subject} points={points} chosen={chosen} onChoose={choose} today={today} units={units} />
          <div className={styles.words}>
            {subject.standard && (
              <p className={styles.reading}>{chosen ? pointWords(chosen, subject, units) : texts.pointsWillAppear}</p>
            )}
            <About subject={subject} />
          </div>
        </div>
        <div className={styles.table}>
          <Button look="quiet" icon={<Table2 aria-hidden="true" />} onClick={() => setIsTable(!isTable)}>
            {isTable ? texts.hideTable : texts.showTable}
          </Button>
          <GrowthTable subject={subject} points={points} units={units} isShown={isTable} />
        </div>
        {!scans && <NotLoaded sentence={shared.scansNotLoaded} onTry={() => refetch()} />}
        {scans && (
          <ScanList
            scans={scans}
            dueDate={dueDate}
            isOfSeveral={babies > 1}
            weights={weights}
            onAsk={(way, scan) => openDialog({ way, scan })}
          />
        )}
      </div>
      {dialog?.way === 'delete' && (
        <DeleteScanDialog
          scan={dialog.scan}
          pregnancyId={journey.id}
          onDeleted={() => heading.current?.focus()}
          onClose={closeDialog}
        />
      )}
      <Suspense>
        {dialog && dialog.way !== 'delete' && (
          <ScanDialog
            journey={journey}
            babies={babies}
            baby={dialog.scan ? babyOf(dialog.scan) : baby}
            scan={dialog.scan}
            onSaved={show}
            onClose={closeDialog}
          />
        )}
      </Suspense>
    </Card>
  )
}

/** Explains what the bands mean, what the chart cannot tell, and which babies were measured for its standard. */
function About({ subject: { standard, dimension } }: { subject: Subject }) {
  return (
    <div className={styles.about}>
      {standard && (
        <>
          <p>{texts.aboutBands[dimension](standard.edges[1] - standard.edges[0])}</p>
          <p>{texts.aboutPercentiles}</p>
        </>
      )}
      <p>
        {standard ? standard.basis() : texts.basisOfCrownHeel} {texts.fitsSomeLess}
      </p>
    </div>
  )
}
