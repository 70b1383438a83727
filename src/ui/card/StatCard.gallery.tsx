import { HeartPulse } from 'lucide-react'
import gallery from '../gallery.module.css'
import { StatCard } from './StatCard.tsx'

export function StatCardGallery() {
  return (
    <div className={gallery.grid}>
      <StatCard label="Size" value="Raspberry" detail="1.6 cm from crown to rump" />
      <StatCard
        label="Heart rate"
        value="150-170"
        unit="bpm"
        picture={<HeartPulse strokeWidth={1} aria-hidden="true" />}
      />
      <StatCard label="Weight" value="1,319" unit="g" detail="About 2 lb 15 oz" />
    </div>
  )
}
