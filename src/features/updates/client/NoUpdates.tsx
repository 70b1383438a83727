import { Plus } from 'lucide-react'
import { Button } from '#ui/button/Button.tsx'
import { EmptyState } from '#ui/empty/EmptyState.tsx'
import { NestDrawing } from '#ui/empty/NestDrawing.tsx'

type Props = { mayAdd: boolean; onShare: () => void }

export const NoUpdates = ({ mayAdd, onShare }: Props) => (
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
