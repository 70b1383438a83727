import { useState } from 'react'
import gallery from '../gallery.module.css'
import { Tabs } from './Tabs.tsx'

const lists = ['Medical', 'Nutrition', 'Vitals', 'Nora', 'Sam'].map((name) => ({ name, label: name }))

export function TabsGallery() {
  const [selected, select] = useState('Medical')
  return (
    <div className={gallery.stack}>
      <Tabs label="This week’s lists" tabs={lists} selected={selected} onSelect={select}>
        <p>What belongs to {selected} in this week.</p>
      </Tabs>
    </div>
  )
}
