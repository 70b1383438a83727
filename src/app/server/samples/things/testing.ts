/** Makes the things that paths name, such as an update for `/api/updates/{id}`. */
import type { Params, SampleApp } from '#platform/server/feature/samples.ts'
import { listEndpoints } from '../../endpoints/testing.ts'
import { features } from '../../features.ts'
import type { Reply } from '../../testing.ts'
import { loadSamples } from '../testing.ts'

const { things } = await loadSamples()
const endpoints = listEndpoints()

/** A member who makes things. */
type Maker = {
  post(path: string, body?: unknown): Promise<Pick<Reply, 'status' | 'body'>>
  delete(path: string): Promise<unknown>
  ask(method: 'PUT', path: string, body: unknown): Promise<Pick<Reply, 'body'>>
}

/** Everything that can be in the trash. */
export const trashKinds = features.flatMap(({ trash = [] }) => trash)

/**
 * Makes the thing that this path names, as this member of the first journey. If the path is for restoring the thing,
 * also moves it to the trash. Throws if no sample says how to make it.
 */
export async function makeThing(app: SampleApp, maker: Maker, path: string): Promise<Params> {
  // Cuts the path after its last parameter: `/api/updates/{id}/comments` becomes `/api/updates/{id}`.
  const address = path.slice(0, path.lastIndexOf('}') + 1)
  const params = await (things[address as `/api/${string}`]?.(app, maker) ?? postExample(app, maker, address))
  if (path.endsWith('/restore')) await maker.delete(address.replace('{id}', String(params.id)))
  return params
}

/** Makes a thing by sending the example of the list's POST: `POST …/contacts` for `/api/contacts/{id}`. */
async function postExample(app: SampleApp, maker: Maker, address: string): Promise<Params> {
  const list = address.replace('/{id}', '')
  const noun = list.slice(list.lastIndexOf('/'))
  const creating = endpoints.find(({ method, path, sample }) => method === 'POST' && path.endsWith(noun) && sample)
  if (!creating || list === address)
    throw new Error(`No sample says how to make ${address}: add it to things of the feature's server/samples.ts.`)
  const parent = creating.namesThing ? await makeThing(app, maker, creating.path) : {}
  const pregnancyId = await app.findJourney('Pip')
  const { status, body } = await maker.post(creating.pathFor({ ...parent, pregnancyId }), creating.sample)
  const { id } = Object(body)
  if (typeof id !== 'number') throw new Error(`${creating.route} answered its own example with ${status} and no id.`)
  return { id }
}
