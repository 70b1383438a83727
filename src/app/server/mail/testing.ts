/** Queues a message of any kind, as the product does. */
import { openTestWorker } from '#features/news/server/telling/testing.ts'
import { cast } from '#features/sign-in/fixtures.ts'
import { requestBackup } from '#platform/server/backup/nightly.ts'
import type { MessageKind } from '#platform/server/mail/message.ts'
import { queueMessageQuietly } from '#platform/server/mail/queue-message.ts'
import type { TestApp } from '../testing.ts'

/** Actions that queue a message, for the kinds whose message depends on earlier events. */
const actions: Readonly<Record<string, (testApp: TestApp) => Promise<void>>> = {
  invitation: async (testApp) => {
    const mother = await testApp.person('mother')
    await mother.post('/api/admin/users/invite', { email: 'uncle@nestling.example', role: 'guest' })
  },
  'wish-notice': async (testApp) => {
    const mother = await testApp.person('mother')
    const journey = `/api/pregnancies/${await testApp.findJourney('Pip')}`
    const { body } = await mother.post(`${journey}/wishlist`, { name: 'Pram', category: 'baby_gear' })
    await (await testApp.person('grandmother')).post(`/api/wishlist/${Object(body).id}/reservation`, { units: 1 })
    await mother.delete(`/api/wishlist/${Object(body).id}`)
  },
  news: async (testApp) => {
    const grandmother = await testApp.person('grandmother')
    const { version: _, canMail: __, ...choices } = Object((await grandmother.get('/api/news-choices')).body)
    await grandmother.ask('PUT', '/api/news-choices', { ...choices, mail: { ...choices.mail, update: 'at-once' } })
    const journey = `/api/pregnancies/${await testApp.findJourney('Pip')}`
    await (await testApp.person('mother')).post(`${journey}/updates`, { content: 'We heard the heart.' })
    await openTestWorker(testApp).run()
  },
  'password-reset': async (testApp) => {
    await testApp.visitor().post('/api/password-reset', { email: cast.grandmother.email })
  },
  'missing-backup': async (testApp) => {
    // No backup is made for five days after this one.
    await requestBackup(testApp.db, testApp.clock.now)
    await testApp.runJobs()
    testApp.clock.now = new Date(testApp.clock.now.getTime() + 5 * 86_400_000)
    await queueToMother(testApp, 'missing-backup')
  },
}

/** Queues one message of this kind. If the kind has no action above, the message goes to the mother and is about her. */
export async function queueOne(testApp: TestApp, { name }: MessageKind): Promise<void> {
  await (actions[name]?.(testApp) ?? queueToMother(testApp, name))
}

async function queueToMother({ db, clock }: TestApp, kind: string): Promise<void> {
  const { email: recipient } = cast.mother
  await db.transaction().execute(async (tx) => {
    const mother = tx.selectFrom('users').select('id').where('email', '=', recipient)
    const { id: subjectId } = await mother.executeTakeFirstOrThrow()
    await queueMessageQuietly(tx, { kind, subjectId, recipient }, clock.now)
  })
}
