import type { CastName } from '#features/sign-in/fixtures.ts'
import type { AppointmentInput } from './contract.ts'

type DemoAppointment = Omit<AppointmentInput, 'appointmentDate'> & {
  addedBy: CastName
  addedDaysAgo: number
  /** The day and the time are in the family's time zone. */
  daysFromToday: number
  time: string
}

/** The demo family's appointments, as of week 30 of the pregnancy. */
export const demoAppointments: readonly DemoAppointment[] = [
  {
    addedBy: 'mother',
    addedDaysAgo: 140,
    daysFromToday: -126,
    time: '09:15',
    title: 'First scan',
    doctorName: 'Dr. Amara Nwosu',
    location: 'Harbour Clinic',
    status: 'completed',
  },
  {
    addedBy: 'mother',
    addedDaysAgo: 90,
    daysFromToday: -70,
    time: '11:00',
    title: 'Anatomy scan',
    doctorName: 'Dr. Amara Nwosu',
    location: 'Harbour Clinic, first floor',
    notes: 'Pip showed us only a back. We are to come again if it stays so.',
    status: 'completed',
  },
  {
    addedBy: 'partner',
    addedDaysAgo: 25,
    daysFromToday: -12,
    time: '14:30',
    title: 'Tour of the birth centre',
    location: 'Quayside Birth Centre',
    status: 'cancelled',
  },
  {
    addedBy: 'mother',
    addedDaysAgo: 19,
    daysFromToday: 4,
    time: '10:30',
    title: 'Midwife visit',
    doctorName: 'Ingrid Solheim',
    location: 'Harbour Clinic, room 4',
    notes: 'Ask about travelling in April, and bring the blue folder.',
    status: 'confirmed',
  },
  {
    addedBy: 'partner',
    addedDaysAgo: 4,
    daysFromToday: 11,
    time: '18:00',
    title: 'Birth class, first evening',
    location: 'Community hall, 12 Mill Lane',
    status: 'pending',
  },
  {
    addedBy: 'grandmother',
    addedDaysAgo: 2,
    daysFromToday: 13,
    time: '16:00',
    title: 'Tea with the great-aunts',
    location: 'Ruth’s kitchen',
    status: 'confirmed',
  },
  {
    addedBy: 'mother',
    addedDaysAgo: 30,
    daysFromToday: 32,
    time: '08:45',
    title: 'Growth scan',
    doctorName: 'Dr. Amara Nwosu',
    location: 'Harbour Clinic',
    status: 'confirmed',
  },
]
