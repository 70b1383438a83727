import { useMay } from '#features/sign-in/client/public.ts'
import { CalendarDrawing } from '#ui/empty/CalendarDrawing.tsx'
import { EmptyState } from '#ui/empty/EmptyState.tsx'
import { texts } from '../texts/texts.ts'

export function NoAppointments() {
  const mayAdd = useMay('add appointments')
  return (
    <EmptyState drawing={<CalendarDrawing />} title={texts.nothingYet}>
      {mayAdd ? texts.addFirst : texts.willAppear}
    </EmptyState>
  )
}
