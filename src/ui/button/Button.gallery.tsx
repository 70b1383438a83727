import { Heart, Plus } from 'lucide-react'
import { useState } from 'react'
import gallery from '../gallery.module.css'
import { Button } from './Button.tsx'

export function ButtonGallery() {
  const [pending, setPending] = useState(false)

  return (
    <div className={gallery.row}>
      <Button look="primary" icon={<Plus aria-hidden="true" />}>
        Add Update
      </Button>
      <Button>Manage</Button>
      <Button look="quiet" href="#all">
        View All
      </Button>
      <Button look="danger">Remove</Button>
      <Button look="primary" pending={pending} pendingText="Signing in..." onClick={() => setPending(true)}>
        Sign In
      </Button>
      <Button look="primary" pending pendingText="Signing in...">
        Sign In
      </Button>
      <Button pending icon={<Heart aria-hidden="true" />}>
        Like
      </Button>
      <Button look="primary" disabled>
        Upload
      </Button>
      <Button look="primary" wide>
        A button as wide as its place, with words enough for two lines on a small phone
      </Button>
    </div>
  )
}
