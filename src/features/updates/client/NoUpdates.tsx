import { Plus } from 'lucide-react'
import { useJourney } from '#features/journey/client/public.ts'
import { useMay } from '#features/sign-in/client/public.ts'
import { Button } from '#ui/button/Button.tsx'
import { EmptyState } from '#ui/empty/EmptyState.tsx'
import { NestDrawing } from '#ui/empty/NestDrawing.tsx'

type Props = { onShare: () => void }

export function NoUpdates({ onShare }: Props) {
  const mayAdd = useMay('add updates')
  const isExpecting = useJourney().data?.state === 'expecting'
  const invitation = `Share your first ${isExpecting ? 'pregnancy ' : ''}update with family and friends`
  return (
    <EmptyState
      drawing={<NestDrawing />}
      title="No updates yet"
      action={
        mayAdd && (
          <Button look="primary" icon={<Plus />} onClick={onShare}>
            Add Update
          </Button>
        )
      }
    >
      {mayAdd ? invitation : 'What the family shares will appear here'}
    </EmptyState>
  )
}
