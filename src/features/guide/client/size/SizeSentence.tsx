import { useHides, useJourney, useUnits } from '#features/journey/client/public.ts'
import { Skeleton } from '#ui/feedback/Skeleton.tsx'
import { useWeek } from '../data.ts'
import { sizeSentence } from './size-sentence.ts'

/** One sentence that says how big the baby is in a week. */
export function SizeSentence({ week, babyName }: { week: number; babyName: string }) {
  const { data: content, isError } = useWeek(week)
  const units = useUnits()
  const isCompared = !useHides().includes('comparisons')
  const { babies } = useJourney().data ?? {}
  if (isError) return null
  if (!content) return <Skeleton shape="block" height="4.5rem" />
  return sizeSentence(content, { who: babies && babies > 1 ? 'Each baby' : babyName, units, isCompared })
}
