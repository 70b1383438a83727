/** Every endpoint of every contract, and how to call each. */
import * as z from 'zod/mini'
import { cast, castPassword } from '#features/sign-in/fixtures.ts'
import { type Endpoint, readRoute } from '#platform/shared/contract.ts'
import { allRights } from '#platform/shared/section.ts'
import { routes } from '../features.ts'

export type ListedEndpoint = ReturnType<typeof listEndpoints>[number]

/** A parameter of every kind, for nothing that is there; a test that is about something gives its own. */
const sampleParams: Readonly<Record<string, string>> = {
  week: '8',
  id: '999999',
  email: 'nobody@nestling.example',
  name: 'nobody',
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
  'POST /api/pregnancies/{pregnancyId}/updates': {
    content: 'All is well.',
    week: 30,
    imageUrl: 'https://pictures.example/scan.png',
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
        /** Whether it names a thing that is somebody's, besides the pregnancy. */
        namesThing: /\{(id|email|name)\}/.test(path),
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
    nullable: JSON.stringify(property).includes('"type":"null"'),
  }))
}

const fill = (path: string) => (params: Readonly<Record<string, string | number>>) =>
  path.replace(/\{(\w+)\}/g, (_, name: string) => {
    const value = params[name] ?? sampleParams[name]
    if (value === undefined) throw new Error(`endpoints/testing.ts has no sample for the parameter ${name}.`)
    return String(value)
  })
