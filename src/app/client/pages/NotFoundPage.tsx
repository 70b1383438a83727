import { EmptyState } from '#ui/empty/EmptyState.tsx'
import { LostPathDrawing } from '#ui/empty/LostPathDrawing.tsx'
import { texts } from '../texts/texts.ts'
import { GoHome } from './GoHome.tsx'

export function NotFoundPage() {
  return (
    <>
      <title>{texts.notFoundTitle}</title>
      <EmptyState level={1} drawing={<LostPathDrawing />} title={texts.notFound} action={<GoHome />}>
        {texts.nothingHere}
      </EmptyState>
    </>
  )
}
