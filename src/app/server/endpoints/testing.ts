/** Every endpoint of every contract, and how to call each. */
import * as z from 'zod/mini'
import { cast, castPassword } from '#features/sign-in/fixtures.ts'
import { type Endpoint, readRoute } from '#platform/shared/contract.ts'
import { routes } from '../features.ts'

export type ListedEndpoint = ReturnType<typeof listEndpoints>[number]

/** What a parameter that is text may be; one that is an id is given by the test. */
const sampleParams: Readonly<Record<string, string>> = { week: '8' }

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
      return { route, endpoint, method, path, namesPregnancy: path.includes('{pregnancyId}'), pathFor: fill(path) }
    })
}

/** The endpoints that take a JSON body, with one that they take. */
export function listBodies() {
  return listEndpoints().flatMap((listed) => {
    const { route, endpoint } = listed
    if (endpoint.kind !== undefined && endpoint.kind !== 'json') return []
    if (!endpoint.body) return []
    const sample = sampleBodies[route]
    if (!sample) throw new Error(`endpoints/testing.ts has no sample body for ${route}.`)
    return [{ ...listed, schema: endpoint.body, fields: fieldsOf(endpoint.body), sample }]
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
