import { Button } from '../button/Button.tsx'
import { Card } from '../card/Card.tsx'
import gallery from '../gallery.module.css'
import { AlbumDrawing } from './AlbumDrawing.tsx'
import { CalendarDrawing } from './CalendarDrawing.tsx'
import { ContactsDrawing } from './ContactsDrawing.tsx'
import { EmptyState } from './EmptyState.tsx'
import { KeyDrawing } from './KeyDrawing.tsx'
import { LostPathDrawing } from './LostPathDrawing.tsx'
import { NestDrawing } from './NestDrawing.tsx'
import { TrashDrawing } from './TrashDrawing.tsx'

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
        <EmptyState drawing={<AlbumDrawing />} title="No photos yet" action={<Button>Add photos</Button>}>
          Begin with a scan, or with the two of you today
        </EmptyState>
      </Card>
      <Card>
        <EmptyState drawing={<ContactsDrawing />} title="No contacts yet" action={<Button>Add Contact</Button>}>
          Add your doctor, your hospital, and who to call at night
        </EmptyState>
      </Card>
      <Card>
        <EmptyState drawing={<TrashDrawing />} title="Nothing here">
          What you delete appears here, and you can bring it back
        </EmptyState>
      </Card>
      <Card>
        <EmptyState drawing={<KeyDrawing />} title="This link does not work">
          Perhaps somebody has made a newer one
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
