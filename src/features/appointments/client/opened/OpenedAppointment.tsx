import { useJourney } from '#features/journey/client/public.ts'
import { ThingDialog } from '#platform/client/thing/ThingDialog.tsx'
import { useLinkedThing } from '#platform/client/thing/use-linked-thing.ts'
import { useToday } from '#platform/client/today.ts'
import type { Appointment } from '../../contract.ts'
import { texts as shared } from '../../texts/texts.ts'
import { AppointmentDetails } from '../AppointmentCard.tsx'
import { texts } from '../texts/texts.ts'
import { useAppointment } from './data.ts'

/** A dialog with the appointment that the page's address names. */
export function OpenedAppointment() {
  const [appointment, close] = useLinkedThing('appointment')
  return appointment && <AppointmentDialog id={appointment.id} onClose={close} />
}

function AppointmentDialog({ id, onClose }: { id: number; onClose: () => void }) {
  const { data: journey } = useJourney()
  return (
    <ThingDialog
      title={shared.appointment}
      notLoaded={texts.oneNotLoaded}
      gone={texts.oneGone}
      query={useAppointment(id)}
      onClose={onClose}
    >
      {(appointment) => journey && <Opened appointment={appointment} timeZone={journey.timeZone} />}
    </ThingDialog>
  )
}

/** The appointment without its actions, which are in the list behind the dialog. */
const Opened = ({ appointment, timeZone }: { appointment: Appointment; timeZone: string }) => (
  <AppointmentDetails appointment={appointment} timeZone={timeZone} today={useToday(timeZone)} level={3}>
    {null}
  </AppointmentDetails>
)
