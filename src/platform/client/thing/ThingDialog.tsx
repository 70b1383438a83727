import type { ReactNode } from 'react'
import { Dialog } from '#ui/dialog/Dialog.tsx'
import { EmptyState } from '#ui/empty/EmptyState.tsx'
import { LostPathDrawing } from '#ui/empty/LostPathDrawing.tsx'
import { NotLoaded } from '#ui/feedback/NotLoaded.tsx'
import { Skeleton } from '#ui/feedback/Skeleton.tsx'
import { ApiError } from '../api.ts'
import { texts } from '../texts/texts.ts'

type Props<Thing> = {
  title: string
  /** A sentence, such as “The update could not be loaded.” */
  notLoaded: string
  /** The title of the dialog’s text if the thing is gone, such as “This update is not here any more”. */
  gone: string
  query: { data: Thing | undefined; error: Error | null; refetch: () => unknown }
  onClose: () => void
  children: (thing: Thing) => ReactNode
}

/** A dialog with one thing, for people who follow a link to it. If they cannot see it any more, the dialog says so. */
export function ThingDialog<Thing>({ title, notLoaded, gone, query, onClose, children }: Props<Thing>) {
  const { data, error, refetch } = query
  if (error && isGone(error)) return <GoneDialog gone={gone} onClose={onClose} />
  return (
    <Dialog open title={title} onClose={onClose}>
      {data !== undefined && children(data)}
      {data === undefined && error && <NotLoaded sentence={notLoaded} onTry={refetch} />}
      {data === undefined && !error && <Skeleton shape="block" height="8rem" />}
    </Dialog>
  )
}

const isGone = (error: Error) => error instanceof ApiError && (error.status === 403 || error.status === 404)

/** Shown in place of a thing that was deleted, or that the reader may not see any more. */
export const GoneDialog = ({ gone, onClose }: { gone: string; onClose: () => void }) => (
  <Dialog open title={texts.gone} onClose={onClose}>
    <EmptyState drawing={<LostPathDrawing />} title={gone}>
      {texts.whyGone}
    </EmptyState>
  </Dialog>
)
