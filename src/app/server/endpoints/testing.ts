/** Every endpoint of every contract, with a sample call. */
import * as z from 'zod/mini'
import { type Endpoint, readRoute } from '#platform/shared/contract.ts'
import { routes } from '../features.ts'
import { loadSamples } from '../samples/testing.ts'

export type ListedEndpoint = ReturnType<typeof listEndpoints>[number]

const { params: publicParams } = await loadSamples()

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
        namesThing: paramNames(path).some((name) => !isPublic(name)),
        /** Whether a secret in its path gives access. */
        namesSecret: path.includes('{token}'),
        pathFor: fill(path),
        sample: endpoint.kind === undefined || endpoint.kind === 'json' ? endpoint.example : undefined,
      }
    })
}

/** The endpoints that take a JSON body, with one that they take. */
export function listBodies() {
  return listEndpoints().flatMap((listed) => {
    const { route, endpoint, sample } = listed
    if (endpoint.kind !== undefined && endpoint.kind !== 'json') return []
    if (!endpoint.body) return []
    if (!sample) throw new Error(`${route} has no example: give one in its contract.`)
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
  path.replace(/\{(\w+)\}/g, (_, name: string) => String(params[name] ?? publicParams[name] ?? nothing(name)))

/** Names nothing that is there. */
const nothing = (name: string) => (/^id$|Id$/.test(name) ? 999_999 : 'nobody@nestling.example')

const paramNames = (path: string) => [...path.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name)

/** Whether its value is nobody's: the pregnancy, which the gate looks after, a secret, or what is the same for everybody. */
const isPublic = (name: string) => name === 'pregnancyId' || name === 'token' || name in publicParams
