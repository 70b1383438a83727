import { Button } from '../button/Button.tsx'
import { Card } from '../card/Card.tsx'
import gallery from '../gallery.module.css'
import { CalendarDrawing } from './CalendarDrawing.tsx'
import { EmptyState } from './EmptyState.tsx'
import { LostPathDrawing } from './LostPathDrawing.tsx'
import { NestDrawing } from './NestDrawing.tsx'

export function EmptyStateGallery() {
  return (
    <div className={gallery.grid}>
      <Card>
        <EmptyState
          drawing={<NestDrawing />}
          title="No updates yet"
          action={<Button look="primary">Add Update</Button>}
        >
          Share your first pregnancy update with family and friends
        </EmptyState>
      </Card>
      <Card>
        <EmptyState drawing={<CalendarDrawing />} title="No appointments scheduled" action={<Button>Add one</Button>}>
          Schedule your first prenatal appointment
        </EmptyState>
      </Card>
      <Card>
        <EmptyState
          drawing={<LostPathDrawing />}
          title="404 Page Not Found"
          action={<Button href="#home">Home</Button>}
        >
          The path ends here. Home is not far.
        </EmptyState>
      </Card>
    </div>
  )
}
