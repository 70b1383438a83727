import { Laptop, Smartphone } from 'lucide-react'
import { Button } from '../button/Button.tsx'
import { Badge } from '../feedback/Badge.tsx'
import { DeviceItem } from './DeviceItem.tsx'

export const DeviceItemGallery = () => (
  <ul>
    <DeviceItem
      icon={<Smartphone aria-hidden="true" />}
      name={
        <>
          Safari on an iPhone <Badge tone="green">This device</Badge>
        </>
      }
      about="In use now"
      action={<Button>Sign out</Button>}
    />
    <DeviceItem
      icon={<Laptop aria-hidden="true" />}
      name="Firefox on Windows"
      about="Last used 3 days ago"
      action={<Button>Sign out</Button>}
    />
  </ul>
)
