import { Plus } from 'lucide-react'
import { useMay } from '#features/sign-in/client/public.ts'
import { Button } from '#ui/button/Button.tsx'
import { EmptyState } from '#ui/empty/EmptyState.tsx'
import { NestDrawing } from '#ui/empty/NestDrawing.tsx'

type Props = { onShare: () => void }

export function NoUpdates({ onShare }: Props) {
  const mayAdd = useMay('add updates')
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
      {mayAdd ? 'Share your first pregnancy update with family and friends' : 'What the family shares will appear here'}
    </EmptyState>
  )
}
