/** Calls almost every endpoint as every kind of person. The responses of two installations can then be compared. */
import { type ListedEndpoint, listEndpoints } from '../../../src/app/server/endpoints/testing.ts'
import { makeThing } from '../../../src/app/server/samples/things/testing.ts'
import type { CastName } from '../../../src/features/sign-in/fixtures.ts'
import { signInCookie } from '../../bench/server/seeded-folder.ts'
import type { Installation } from '../installation.ts'
import { openBrowser, type Reply } from '../people/browser.ts'

const people: readonly (CastName | 'nobody')[] = ['nobody', 'stranger', 'neighbour', 'friend', 'grandmother', 'mother']
/** Calls to skip. Some end the session or the journey that later calls need, and some depend on the machine. */
const leftOut = [
  'GET /api/logout',
  'DELETE /api/account',
  'DELETE /api/account/sessions',
  'DELETE /api/pregnancies/{pregnancyId}',
  'POST /api/account/email',
  'POST /api/admin/health/examination',
]

/** Returns the status, the code and the types of the fields of each response, by person and call. */
export async function walkCalls(installation: Installation, port: number): Promise<ReadonlyMap<string, string>> {
  const { pregnancyId } = installation
  const answers = new Map<string, string>()
  const calls = listEndpoints().filter(({ route }) => !leftOut.includes(route))
  await installation.withDatabase(async ({ db }) => {
    // Each person sends more requests than the rate limit for writing allows, so it is reset before each call.
    const resetRateLimits = () => db.deleteFrom('budgets').execute()
    for (const name of people) {
      const browser = openBrowser(port, name === 'nobody' ? '' : await installation.signIn(name))
      for (const listed of calls) {
        await resetRateLimits()
        const { method, pathFor, route } = listed
        // A call that changes something gets a body that every endpoint refuses.
        const reply =
          method === 'GET'
            ? await browser.get(pathFor({ pregnancyId }))
            : await browser.ask(method, pathFor({ pregnancyId }), 'x', { 'content-type': 'text/plain' })
        answers.set(`${name}: ${route}`, describe(reply))
      }
    }
    const app = { db, findJourney: async () => pregnancyId }
    for (const listed of calls) {
      await resetRateLimits()
      // Some calls end the session that sends them.
      const mother = openBrowser(port, await signInCookie({ db, clock: () => new Date() }, 'mother'))
      const { method, path, pathFor, route, sample } = listed
      // A few examples cannot create the thing: they are valid only on the day of the tests, or need the internet. The
      // call then gets an unknown id.
      const made = namesOwnThing(listed) ? await makeThing(app, mother, path).catch(() => ({})) : {}
      const reply = await mother.ask(method, pathFor({ pregnancyId, ...made }), method === 'GET' ? undefined : sample)
      answers.set(`the mother, with valid input: ${route}`, describe(reply))
    }
    await resetRateLimits()
  })
  return answers
}

const namesOwnThing = ({ namesThing, path }: ListedEndpoint) => namesThing && !path.includes('{email}')

const describe = ({ status, body }: Reply) => `${status} ${shapeOf(body)}`

/** The value of `code`, and only the types of all other fields. Only the first entry of a list counts. */
function shapeOf(value: unknown): string {
  if (Array.isArray(value)) return `[${value.length > 0 ? shapeOf(value[0]) : ''}]`
  if (typeof value !== 'object' || value === null) return typeof value
  const fields = Object.entries(value).toSorted(([a], [b]) => (a < b ? -1 : 1))
  return fields
    .map(
      ([name, field]) =>
        `${name}: ${name === 'code' && typeof field === 'string' && /^[a-z-]+$/.test(field) ? field : shapeOf(field)}`,
    )
    .join(', ')
}
