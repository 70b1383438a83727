import { Button } from '../button/Button.tsx'
import gallery from '../gallery.module.css'
import { Toaster } from './Toaster.tsx'
import { dismissToast, showToast, updateToast } from './toast-store.ts'

const shared = { title: 'Update Shared', description: 'Your pregnancy update has been shared with the family!' }
const deleted = {
  title: 'Contact deleted',
  duration: 10_000,
  action: { label: 'Undo', altText: 'Bring it back', onAct: () => showToast({ title: 'Contact brought back' }) },
}
const failed = { title: 'Failed to Share Update', description: 'Something went wrong. Please try again.' }

function showInTwoSteps() {
  const id = showToast({ title: 'Uploading' })
  setTimeout(() => updateToast(id, { title: 'Photo uploaded' }), 1000)
}

export function ToasterGallery() {
  return (
    <div className={gallery.row}>
      <Button onClick={() => showToast(shared)}>Default</Button>
      <Button onClick={() => showToast({ ...failed, tone: 'destructive' })}>Destructive</Button>
      <Button onClick={showInTwoSteps}>In two steps</Button>
      <Button onClick={() => showToast(deleted)}>With an action</Button>
      <Button look="quiet" onClick={() => dismissToast()}>
        Dismiss
      </Button>
      <Toaster />
    </div>
  )
}
