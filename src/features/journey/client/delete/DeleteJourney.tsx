import { Suspense, useState } from 'react'
import { lazyPart } from '#platform/client/lazy-part.ts'
import { Button } from '#ui/button/Button.tsx'
import { Stack } from '#ui/stack/Stack.tsx'
import type { Pregnancy } from '../../contract.ts'

const DeleteJourneyDialog = lazyPart(async () => (await import('./DeleteJourneyDialog.tsx')).DeleteJourneyDialog)

type Props = { journey: Pregnancy; isLastAdmin: boolean }

/** Lets the last admin delete the journey for everybody. Tells any other admin why they cannot. */
export function DeleteJourney({ journey, isLastAdmin }: Props) {
  const [isAsking, setAsking] = useState(false)

  if (!isLastAdmin)
    return <p>Only its last admin can delete a journey. While this journey has another admin, nobody can delete it.</p>
  return (
    <Stack>
      <p>
        Everything that you and the others shared here is deleted for everybody. Download it first if you want to keep
        it.
      </p>
      <Button onClick={() => setAsking(true)} aria-haspopup="dialog">
        Delete the journey
      </Button>
      <Suspense>{isAsking && <DeleteJourneyDialog journey={journey} onClose={() => setAsking(false)} />}</Suspense>
    </Stack>
  )
}
