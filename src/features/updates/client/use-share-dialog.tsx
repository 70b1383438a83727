import { type ReactNode, Suspense, useEffect, useState } from 'react'
import { lazyPart } from '#platform/client/lazy-part.ts'

const ShareUpdateDialog = lazyPart(async () => (await import('./dialogs/ShareUpdateDialog.tsx')).ShareUpdateDialog)

type Given = { pregnancyId: number; babyName: string; mayAdd: boolean }

/** The dialog for a new update, and a function that opens it. */
export function useShareDialog({ pregnancyId, babyName, mayAdd }: Given): [dialog: ReactNode, open: () => void] {
  const [isOpen, setOpen] = useState(false)
  useEffect(() => {
    // The app's shortcut "Share an update" opens home with this query. The dialog removes the query from the address.
    if (mayAdd && location.search === '?share=update') setOpen(true)
  }, [mayAdd])
  const dialog = (
    <Suspense>
      {isOpen && <ShareUpdateDialog pregnancyId={pregnancyId} babyName={babyName} onClose={() => setOpen(false)} />}
    </Suspense>
  )
  return [dialog, () => setOpen(true)]
}
