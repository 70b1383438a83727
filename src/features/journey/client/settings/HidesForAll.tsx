import { HideChoices } from '#platform/client/form/HideChoices.tsx'
import { useInstantChoice } from '#platform/client/form/use-instant-choice.ts'
import { changeHides } from '#platform/shared/journey/hideable.ts'
import type { Pregnancy } from '../../contract.ts'
import { texts } from '../texts/texts.ts'
import { useHideForAll } from './data.ts'

/** What the parents hide for everybody who follows the journey. */
export function HidesForAll({ journey }: { journey: Pregnancy }) {
  const { shown, choose } = useInstantChoice(
    journey.hides,
    { done: texts.choiceSaved, failed: texts.choiceNotSaved },
    useHideForAll(journey.id),
    (hides) => ({ hides }),
  )
  return (
    <HideChoices
      legend={texts.hideForAll}
      hint={texts.hideForAllHint}
      hides={shown}
      onHide={(part, isHidden) => choose(changeHides(shown, part, isHidden))}
    />
  )
}
