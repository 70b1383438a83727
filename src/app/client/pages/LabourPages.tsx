/** Passes phone numbers to the labour pages. The numbers come from two other features: the guide and the contacts. */
import { useState } from 'react'
import { texts as home } from '#features/dashboard/client/texts/texts.ts'
import { useNumbers, useOwnNumbers } from '#features/guide/client/calls/data.ts'
import { ambulanceOf, numbersFor } from '#features/guide/client/calls/numbers.ts'
import { useJourney } from '#features/journey/client/public.ts'
import type { Pregnancy } from '#features/journey/contract.ts'
import { LabourPage } from '#features/labour/client/LabourPage.tsx'
import { MovementsPage } from '#features/labour/client/movements/MovementsPage.tsx'
import type { NumbersToCall } from '#features/labour/client/numbers-to-call.ts'
import { useMay } from '#features/sign-in/client/public.ts'
import { TryAgain } from '#platform/client/page-error/TryAgain.tsx'
import { Skeleton } from '#ui/feedback/Skeleton.tsx'

/** Shows `/labour` or `/movements`. Both pages are one lazy part, because each lazy part adds to home's scripts. */
export function LabourPages() {
  const { data: journey, isError, refetch } = useJourney()
  if (journey) return <InJourney journey={journey} />
  if (!isError) return <Skeleton shape="block" height="24rem" />
  return (
    <TryAgain title={home.notLoaded} onTry={() => refetch()}>
      {home.nothingLost}
    </TryAgain>
  )
}

/** Shows the page before the phone numbers have loaded, because the timer's button is more urgent. */
function InJourney({ journey }: { journey: Pregnancy }) {
  const [path] = useState(() => location.pathname)
  const own = useOwnNumbers()
  const { numbers: ofPlaces } = useNumbers(journey)
  const mayAdd = useMay('add contacts')
  const numbers: NumbersToCall = {
    region: journey.region,
    own: own ?? [],
    advice: own?.length === 0 ? numbersFor(ofPlaces.family, 'advice') : [],
    ambulance: ambulanceOf(ofPlaces.family)?.number,
    mayAdd: mayAdd && own !== undefined,
  }
  const Page = path === '/movements' ? MovementsPage : LabourPage
  return <Page journey={journey} numbers={numbers} />
}
