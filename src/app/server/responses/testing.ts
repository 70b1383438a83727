/** The things to which people can respond, for tests of comments and reactions. */
import { makeThing } from '../samples/things/testing.ts'
import type { Browser, TestApp } from '../testing.ts'

export type Subject = {
  section: 'updates' | 'album'
  /** The address of such a thing, without its id. */
  path: string
  /** The address of a comment on it, without the id. */
  comments: string
  /** The address of the list that shows such things. */
  list: (app: TestApp) => Promise<string>
}

export const subjects: readonly [name: string, Subject][] = [
  [
    'an update',
    {
      section: 'updates',
      path: '/api/updates',
      comments: '/api/update-comments',
      list: async (app) => `/api/pregnancies/${await app.findJourney('Pip')}/updates`,
    },
  ],
  [
    'a photo',
    { section: 'album', path: '/api/photos', comments: '/api/photo-comments', list: async () => '/api/photos' },
  ],
]

/** Makes a thing, and returns its address. */
export async function makeSubject(app: TestApp, browser: Browser, { path }: Subject): Promise<string> {
  const { id } = await makeThing(app, browser, `${path}/{id}`)
  return `${path}/${id}`
}

/** The thing with this address, in the list that this person sees. */
export async function findSubject(app: TestApp, browser: Browser, subject: Subject, address: string): Promise<unknown> {
  const { body } = await browser.get(await subject.list(app))
  return Array.isArray(body) ? body.find(({ id }) => `${subject.path}/${id}` === address) : undefined
}
