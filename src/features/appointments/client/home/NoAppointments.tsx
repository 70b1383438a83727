import { CalendarDrawing } from '#ui/empty/CalendarDrawing.tsx'
import { EmptyState } from '#ui/empty/EmptyState.tsx'

export const NoAppointments = ({ mayAdd }: { mayAdd: boolean }) => (
  <EmptyState drawing={<CalendarDrawing />} title="No appointments scheduled">
    {mayAdd ? 'Schedule your first prenatal appointment' : 'Scheduled appointments will appear here'}
  </EmptyState>
)
