/** Every endpoint of every contract, with a function that fills in its path, and with a sample body. */
import * as z from 'zod/mini'
import { type Endpoint, exampleOf, readRoute } from '#platform/shared/contract.ts'
import { allRights, routes } from '../features.ts'
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
        /** Whether the path names one particular thing of a journey or person. */
        namesThing: paramNames(path).some(identifiesThing),
        /** Whether a secret in the path gives access. */
        namesSecret: path.includes('{token}'),
        pathFor: fill(path),
        sample: exampleOf(endpoint, allRights),
      }
    })
}

/** The endpoints that take a JSON body, each with a valid body. */
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
  path.replace(/\{(\w+)\}/g, (_, name: string) => String(params[name] ?? publicParams[name] ?? missingValue(name)))

/** An id or email that does not exist. */
const missingValue = (name: string) => (/^id$|Id$/.test(name) ? 999_999 : 'nobody@nestling.example')

const paramNames = (path: string) => [...path.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name)

/** Whether a parameter identifies one thing, and not a pregnancy, a secret, or something that is the same for everybody. */
const identifiesThing = (name: string) => name !== 'pregnancyId' && name !== 'token' && !(name in publicParams)
