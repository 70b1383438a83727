import { HideChoices } from '#platform/client/form/HideChoices.tsx'
import { useInstantChoice } from '#platform/client/form/use-instant-choice.ts'
import { changeHides } from '#platform/shared/journey/hideable.ts'
import type { Pregnancy } from '../../contract.ts'
import { useHideForAll } from './data.ts'

/** What the parents hide for everybody who follows the journey. */
export function HidesForAll({ journey }: { journey: Pregnancy }) {
  const { shown, choose } = useInstantChoice(
    journey.hides,
    { done: 'Choice saved', failed: 'Choice not saved' },
    useHideForAll(journey.id),
    (hides) => ({ hides }),
  )
  return (
    <HideChoices
      legend="Hide for everybody"
      hint="Each person can also hide these for themselves, on their account page."
      hides={shown}
      onHide={(part, isHidden) => choose(changeHides(shown, part, isHidden))}
    />
  )
}
