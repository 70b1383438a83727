import { useState } from 'react'
import { HideChoices } from '#platform/client/form/HideChoices.tsx'
import { sayFailure } from '#platform/client/say-failure.ts'
import { changeHides, type Hideable } from '#platform/shared/journey/hideable.ts'
import { showToast } from '#ui/toast/toast-store.ts'
import type { Pregnancy } from '../../contract.ts'
import { useHideForAll } from './data.ts'

/** What the parents hide for everybody who follows the journey. */
export function HidesForAll({ journey }: { journey: Pregnancy }) {
  const { mutate } = useHideForAll(journey.id)
  const [wanted, setWanted] = useState<Hideable[] | null>(null)

  const shown = wanted ?? journey.hides

  function hide(part: Hideable, isHidden: boolean) {
    const hides = changeHides(shown, part, isHidden)
    setWanted(hides)
    mutate(
      { hides },
      {
        onSuccess: () => showToast({ title: 'Choice saved' }),
        onError: (error) => sayFailure('Choice not saved', error),
        onSettled: () => setWanted(null),
      },
    )
  }

  return (
    <HideChoices
      legend="Hide for everybody"
      hint="Each person can also hide them for themselves, on their account page."
      hides={shown}
      onHide={hide}
    />
  )
}
