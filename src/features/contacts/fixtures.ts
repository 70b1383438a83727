import type { CastName } from '#features/sign-in/fixtures.ts'
import type { ContactInput } from './contract.ts'

/** The demo family's contacts and who added them. The phone numbers are reserved for fiction. */
export const demoContacts: readonly (ContactInput & { enteredBy: CastName })[] = [
  {
    enteredBy: 'mother',
    name: 'Amara Nwosu',
    category: 'doctor',
    title: 'Dr.',
    specialty: 'Obstetrician',
    phoneNumber: '+44 20 7946 0142',
    email: 'amara.nwosu@harbour.example',
    address: 'Harbour Clinic\n14 Elm Row, London',
    notes: 'Mondays and Thursdays. Ask for Priya to move an appointment.',
    isPrimary: true,
  },
  {
    enteredBy: 'partner',
    name: 'Quayside Birth Centre',
    category: 'hospital',
    phoneNumber: '+44 20 7946 0911',
    address: 'North entrance, 2 Mercer Lane, London',
    notes: 'Open day and night. Parking is free for two hours behind the north entrance.',
    isEmergency: true,
  },
  {
    enteredBy: 'mother',
    name: 'Ingrid Solheim',
    category: 'emergency',
    specialty: 'Midwife on call',
    phoneNumber: '+44 20 7946 0377',
    notes: 'At night she calls back within ten minutes.',
    isEmergency: true,
  },
  {
    enteredBy: 'grandmother',
    name: 'Oona Farrell',
    category: 'nanny',
    phoneNumber: '+44 1632 960 155',
    email: 'oona@farrell.example',
    notes: 'Has time from September. She looked after the Hendersons’ three.',
  },
  {
    enteredBy: 'partner',
    name: 'Milan Petrov',
    category: 'therapist',
    specialty: 'Pelvic floor and back',
    email: 'hello@petrov.example',
    address: '7 Canal Walk, London',
  },
]
