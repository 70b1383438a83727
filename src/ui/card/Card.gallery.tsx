import { Button } from '../button/Button.tsx'
import { Badge } from '../feedback/Badge.tsx'
import gallery from '../gallery.module.css'
import { Card } from './Card.tsx'

export function CardGallery() {
  return (
    <div className={gallery.grid}>
      <Card title="Recent Updates" action={<Button look="quiet">View All</Button>}>
        <p>We heard the heart today. It sounded like a very small train that is in a hurry.</p>
      </Card>
      <Card title="Glucose screening" level={3} highlighted action={<Badge tone="green">Confirmed</Badge>}>
        <p>Tuesday, 9:30 AM. Bring something to eat for afterwards.</p>
      </Card>
      <Card>
        <p>A card without a title, for one thought.</p>
      </Card>
    </div>
  )
}
