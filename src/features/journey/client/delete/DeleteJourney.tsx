import { Suspense, useState } from 'react'
import { lazyPart } from '#platform/client/lazy-part.ts'
import { Button } from '#ui/button/Button.tsx'
import { Stack } from '#ui/stack/Stack.tsx'
import type { Pregnancy } from '../../contract.ts'
import { texts } from '../texts/texts.ts'

const DeleteJourneyDialog = lazyPart(async () => (await import('./DeleteJourneyDialog.tsx')).DeleteJourneyDialog)

type Props = { journey: Pregnancy; isLastAdmin: boolean }

/** Lets the last admin delete the journey for everybody. Tells any other admin why they cannot. */
export function DeleteJourney({ journey, isLastAdmin }: Props) {
  const [isAsking, setAsking] = useState(false)

  if (!isLastAdmin) return <p>{texts.onlyLastAdmin}</p>
  return (
    <Stack>
      <p>{texts.deletesAll}</p>
      <Button onClick={() => setAsking(true)} aria-haspopup="dialog">
        {texts.deleteJourney}
      </Button>
      <Suspense>{isAsking && <DeleteJourneyDialog journey={journey} onClose={() => setAsking(false)} />}</Suspense>
    </Stack>
  )
}
