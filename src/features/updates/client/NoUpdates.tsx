import { Plus } from 'lucide-react'
import { useJourney } from '#features/journey/client/public.ts'
import { useMay } from '#features/sign-in/client/public.ts'
import { Button } from '#ui/button/Button.tsx'
import { EmptyState } from '#ui/empty/EmptyState.tsx'
import { NestDrawing } from '#ui/empty/NestDrawing.tsx'
import { texts } from './texts/texts.ts'

type Props = { onShare: () => void }

export function NoUpdates({ onShare }: Props) {
  const mayAdd = useMay('add updates')
  const isExpecting = useJourney().data?.state === 'expecting'
  const invitation = isExpecting ? texts.shareFirstOfPregnancy : texts.shareFirst
  return (
    <EmptyState
      drawing={<NestDrawing />}
      title={texts.noUpdates}
      action={
        mayAdd && (
          <Button look="primary" icon={<Plus />} onClick={onShare}>
            {texts.addUpdate}
          </Button>
        )
      }
    >
      {mayAdd ? invitation : texts.sharedAppearHere}
    </EmptyState>
  )
}
