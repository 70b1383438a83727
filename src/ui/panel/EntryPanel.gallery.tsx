import { EntryPanel } from './EntryPanel.tsx'

export function EntryPanelGallery() {
  return (
    <EntryPanel>
      <h3>Track your pregnancy journey together</h3>
      <p>Nestling is by invitation only.</p>
    </EntryPanel>
  )
}
