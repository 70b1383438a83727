/** Checks whom each call admits: a section's calls need a right in that section, and calls under /api/admin/ need an admin. */
import { describe, expect, test } from 'vitest'
import type { Endpoint } from '#platform/shared/contract.ts'
import { listEndpoints } from './endpoints/testing.ts'
import { features } from './features.ts'

const sections = features.flatMap(({ section }) => section ?? [])

const routesOf = (name: string) =>
  Object.entries<Endpoint>(features.find((feature) => feature.name === name)?.routes?.contract ?? {})

/** POSTs that add nothing to their section. A calendar feed only shows what its owner may see anyway. */
const addsNothing = ['POST /api/calendar-feed']

/** Calls that react or comment. They need a right between seeing and adding. */
const responds = (route: string) => /^POST .+\/comments$|^PATCH .+-comments\/|^PUT .+\/reaction$/.test(route)

describe.each(sections)('in the section %s', (section) => {
  const calls = routesOf(section).filter(([, { access }]) => access === 'member')

  test('there are calls for members', () => {
    expect(calls.length).toBeGreaterThan(3)
  })

  test.each(routesOf(section).filter(([, { may }]) => may !== undefined))('%s is for members', (_, { access }) => {
    expect(access).toBe('member')
  })

  const isList = (path: string) => calls.some(([route]) => route === `GET ${path}`)
  const adds = (route: string) => {
    const [method, path = ''] = route.split(' ')
    if (method !== 'POST' || addsNothing.includes(route)) return false
    // A POST to `…/{id}/…` counts as a change of that thing, unless a GET of the same path lists the additions.
    return !path.includes('/{id}') || isList(path)
  }

  test.each(calls)('%s needs the right to see the section, to respond in it, or to add to it', (route, { may }) => {
    if (responds(route)) return expect(may).toBe(`respond ${section}`)
    const why = adds(route)
      ? 'It adds something'
      : 'It seems to add nothing. If it does add something, define a GET of the same path that lists it'
    return expect(may, why).toBe(adds(route) ? `add ${section}` : `see ${section}`)
  })
})

test('calls outside the sections need no right in a section', () => {
  const others = listEndpoints().filter(
    ({ route }) => !sections.some((name) => routesOf(name).some(([own]) => own === route)),
  )
  expect(others.filter(({ endpoint }) => endpoint.may !== undefined)).toEqual([])
})

test.each(listEndpoints().filter(({ path }) => path.startsWith('/api/admin/')))(
  '$route is for admins',
  ({ endpoint }) => {
    expect(endpoint.access).toBe('admin')
  },
)

test.each(listEndpoints().filter(({ namesPregnancy }) => namesPregnancy))(
  '$route is for members or admins of the journey in its path',
  ({ endpoint }) => {
    expect(['member', 'admin']).toContain(endpoint.access)
  },
)

/**
 * Calls for signing in or out, for a forgotten password, or with a secret in the request, such as a link in a mail. All
 * other calls need an account, even those of the guide.
 */
const openCalls = [
  'GET /api/auth/user',
  'GET /api/calendars/{token}',
  'GET /api/login',
  'GET /api/logout',
  'GET /api/news/unsubscribe',
  'POST /api/invite-codes/look-up',
  'POST /api/login',
  'POST /api/login/passkey',
  'POST /api/login/passkey-challenge',
  'POST /api/login/second-step',
  'POST /api/news/unsubscribe',
  'POST /api/password-reset',
  'POST /api/register',
  'POST /api/set-up',
  'PUT /api/password-reset',
]

test('without an account people can only sign in or out, ask for a new password, or make calls with a secret', () => {
  const open = listEndpoints().filter(({ endpoint }) => endpoint.access === 'anyone')
  expect(open.map(({ route }) => route).toSorted()).toEqual(openCalls)
})

/** Calls that are only for admins, in addition to those under /api/admin/. */
const forAdmins = [
  'GET /api/pregnancies/{pregnancyId}/scans',
  'POST /api/pregnancies/{pregnancyId}/scans',
  'PUT /api/scans/{id}',
  'DELETE /api/scans/{id}',
  'POST /api/scans/{id}/restore',
  'PUT /api/pregnancies/{pregnancyId}/wishlist/surprise',
  'GET /api/pregnancies/{pregnancyId}/rights',
  'PUT /api/pregnancies/{pregnancyId}/rights',
  'GET /api/invite-codes',
  'POST /api/invite-codes',
  'DELETE /api/invite-codes/{id}',
  'GET /api/invite-codes/guessing',
  'PATCH /api/pregnancies/{pregnancyId}',
  'PUT /api/pregnancies/{pregnancyId}/parents',
]

test.each(forAdmins)('%s is for admins', (route) => {
  expect(listEndpoints().find((listed) => listed.route === route)?.endpoint.access).toBe('admin')
})

const forMembers = [
  'GET /api/trash',
  'GET /api/pregnancies/current',
  'POST /api/calendar-feed',
  'GET /api/calendar-feed',
  'DELETE /api/calendar-feed',
]

test.each(forMembers)('%s is for members', (route) => {
  expect(listEndpoints().find((listed) => listed.route === route)?.endpoint.access).toBe('member')
})
