/** Every endpoint of every contract, with a sample call. */
import * as z from 'zod/mini'
import { cast, castPassword } from '#features/sign-in/fixtures.ts'
import { type Endpoint, readRoute } from '#platform/shared/contract.ts'
import { allRights } from '#platform/shared/section.ts'
import { routes } from '../features.ts'

export type ListedEndpoint = ReturnType<typeof listEndpoints>[number]

/** Parameters that name nothing. Tests about real things give their own. */
const sampleParams: Readonly<Record<string, string>> = {
  week: '8',
  id: '999999',
  email: 'nobody@nestling.example',
  name: 'nobody',
  filename: 'nobody',
  token: 'nobody',
}

const sampleAppointment = {
  title: 'Glucose test',
  description: 'Fasting, two hours.',
  doctorName: 'Dr. Amara Nwosu',
  appointmentDate: '2026-03-20T09:30:00Z',
  status: 'pending',
  location: 'Harbour Clinic, room 4',
  notes: 'Bring a book.',
}

const sampleContact = {
  name: 'Amara Nwosu',
  category: 'doctor',
  title: 'Dr',
  specialty: 'Obstetrician',
  phoneNumber: '+44 20 7946 0142',
  email: 'amara.nwosu@harbour.example',
  address: '14 Elm Row',
  notes: 'Mondays and Thursdays',
  isPrimary: true,
  isEmergency: false,
}

const sampleWish = {
  name: 'Pram',
  category: 'baby_gear',
  description: 'Light enough for the stairs.',
  price: '$249.00',
  storeUrl: 'https://shop.example/pram',
  imageUrl: 'https://shop.example/pram.jpg',
  priority: 'high',
  notes: 'Green, if there is a choice.',
  quantity: 1,
}

const sampleScan = {
  measuredOn: '2026-03-10',
  headCircumference: 268.5,
  biparietalDiameter: 76.2,
  abdominalCircumference: 244,
  femurLength: 53.1,
  crownRumpLength: null,
  estimatedWeight: 1390,
  note: 'Would not turn round.',
}

/** A body that each call takes. A new endpoint with a body needs one here. */
const sampleBodies: Readonly<Record<string, Readonly<Record<string, unknown>>>> = {
  'POST /api/login': { email: cast.mother.email, password: castPassword },
  'POST /api/set-up': {
    token: 'not-a-token',
    firstName: 'Nora',
    lastName: 'Lindqvist',
    email: cast.mother.email,
    password: castPassword,
  },
  'PATCH /api/pregnancies/{pregnancyId}': { babyName: 'Pip', dueDate: '2026-05-30', timeZone: 'Europe/London' },
  'PUT /api/pregnancies/{pregnancyId}/parents': {
    parents: [{ part: 'mother', userId: 1, displayName: 'Nora', calledAs: 'Mum' }],
  },
  'PUT /api/pregnancies/current': { id: 1 },
  'PATCH /api/account': { firstName: 'Nora', lastName: 'Lindqvist', units: 'metric', theme: 'dim' },
  'POST /api/account/email': { email: 'nora@post.example', currentPassword: castPassword },
  'POST /api/account/password': { currentPassword: castPassword, newPassword: 'eight quiet herons' },
  'DELETE /api/account': { currentPassword: castPassword },
  'POST /api/password-reset': { email: cast.mother.email },
  'PUT /api/password-reset': { token: 'not-a-token', password: 'eight quiet herons' },
  'PUT /api/pregnancies/{pregnancyId}/rights': { family: allRights, guest: allRights },
  'POST /api/admin/users/invite': { email: 'aunt@nestling.example', role: 'family' },
  'PATCH /api/admin/users/{email}': { role: 'guest' },
  'POST /api/invite-codes': { role: 'family', maxUses: 10, expiresInDays: 30 },
  'POST /api/invite-codes/look-up': { code: 'ABCDEFGH' },
  'POST /api/invite-codes/redeem': { code: 'ABCDEFGH' },
  'POST /api/register': {
    firstName: 'Ada',
    lastName: 'Brandt',
    email: 'ada@nestling.example',
    password: 'eight quiet herons',
    inviteCode: 'ABCDEFGH',
  },
  'POST /api/appointments': sampleAppointment,
  'POST /api/pregnancies/{pregnancyId}/appointments': sampleAppointment,
  'PUT /api/appointments/{id}': sampleAppointment,
  'PATCH /api/photos/{id}': { caption: 'Hello.', week: 30 },
  'POST /api/contacts': sampleContact,
  'PUT /api/contacts/{id}': sampleContact,
  'POST /api/pregnancies/{pregnancyId}/wishlist': sampleWish,
  'PUT /api/wishlist/{id}': sampleWish,
  'POST /api/wishlist/{id}/reservation': { units: 1 },
  'POST /api/pregnancies/{pregnancyId}/scans': sampleScan,
  'PUT /api/scans/{id}': sampleScan,
  'PUT /api/pregnancies/{pregnancyId}/wishlist/surprise': { mode: 'nothing', until: '2026-05-01' },
  'POST /api/pregnancies/{pregnancyId}/updates': {
    content: 'All is well.',
    week: 30,
    imageUrl: 'https://pictures.example/scan.png',
    pictures: [],
    shareKey: 'a-key-of-this-page',
  },
}

export function listEndpoints() {
  return routes
    .flatMap(({ contract }) => Object.entries<Endpoint>(contract))
    .map(([route, endpoint]) => {
      const { method, path } = readRoute(route)
      return {
        route,
        endpoint,
        method,
        path,
        namesPregnancy: path.includes('{pregnancyId}'),
        /** Whether it names somebody's thing besides the pregnancy. */
        namesThing: /\{(id|email|name|filename)\}/.test(path),
        /** Whether a secret in its path gives access. */
        namesSecret: path.includes('{token}'),
        pathFor: fill(path),
        sample: sampleBodies[route],
      }
    })
}

/** The endpoints that take a JSON body, with one that they take. */
export function listBodies() {
  return listEndpoints().flatMap((listed) => {
    const { route, endpoint, sample } = listed
    if (endpoint.kind !== undefined && endpoint.kind !== 'json') return []
    if (!endpoint.body) return []
    if (!sample) throw new Error(`endpoints/testing.ts has no sample body for ${route}.`)
    return [{ ...listed, sample, schema: endpoint.body, fields: fieldsOf(endpoint.body) }]
  })
}

function fieldsOf(schema: z.core.$ZodType) {
  const { properties = {}, required = [] } = z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' })
  return Object.entries(properties).map(([name, property]) => ({
    name,
    required: required.includes(name),
    nullable: /"type":("null"|\[[^\]]*"null")/.test(JSON.stringify(property)),
  }))
}

const fill = (path: string) => (params: Readonly<Record<string, string | number>>) =>
  path.replace(/\{(\w+)\}/g, (_, name: string) => {
    const value = params[name] ?? sampleParams[name]
    if (value === undefined) throw new Error(`endpoints/testing.ts has no sample for the parameter ${name}.`)
    return String(value)
  })
