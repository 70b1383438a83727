import { useJourney } from '#features/journey/client/public.ts'
import { ThingDialog } from '#platform/client/thing/ThingDialog.tsx'
import { useAskedThing } from '#platform/client/thing/use-asked-thing.ts'
import { useToday } from '#platform/client/today.ts'
import type { Appointment } from '../../contract.ts'
import { AppointmentCard } from '../AppointmentCard.tsx'
import { useAppointment } from './data.ts'

/** The appointment that the address asks for, over the page. */
export function OpenedAppointment() {
  const [appointment, close] = useAskedThing('appointment')
  return appointment && <AppointmentDialog id={appointment.id} onClose={close} />
}

function AppointmentDialog({ id, onClose }: { id: number; onClose: () => void }) {
  const { data: journey } = useJourney()
  return (
    <ThingDialog what="appointment" query={useAppointment(id)} onClose={onClose}>
      {(appointment) => journey && <Opened appointment={appointment} timeZone={journey.timeZone} />}
    </ThingDialog>
  )
}

/** It can be changed in the list behind the dialog. */
const Opened = ({ appointment, timeZone }: { appointment: Appointment; timeZone: string }) => (
  <AppointmentCard appointment={appointment} timeZone={timeZone} today={useToday(timeZone)}>
    {null}
  </AppointmentCard>
)
