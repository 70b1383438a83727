import { useMay } from '#features/sign-in/client/public.ts'
import { CalendarDrawing } from '#ui/empty/CalendarDrawing.tsx'
import { EmptyState } from '#ui/empty/EmptyState.tsx'

export function NoAppointments() {
  const mayAdd = useMay('add appointments')
  return (
    <EmptyState drawing={<CalendarDrawing />} title="No appointments scheduled">
      {mayAdd ? 'Schedule your first prenatal appointment' : 'Scheduled appointments will appear here'}
    </EmptyState>
  )
}
