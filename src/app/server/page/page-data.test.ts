import { sql } from 'kysely'
import { describe, expect, test } from 'vitest'
import { allRights, openTestApp } from '#app/server/testing.ts'

test('if the server cannot tell who is signed in, it answers with an error instead of a visitor’s page', async () => {
  const testApp = await openTestApp()
  const mother = await testApp.person('mother')
  await sql`alter table sessions rename to lost_sessions`.execute(testApp.db)
  const { status, headers, text } = await mother.get('/')
  expect(status).toBe(503)
  expect(headers.get('content-type')).toContain('text/html')
  expect(text).toContain('"/api/auth/user":{"status":503')
  await testApp.close()
})

describe('the page data says what this installation can do', () => {
  const publicUrl = new URL('https://nestling.example')
  const mail = { smtpUrl: new URL('smtp://me:s3cret@mail.example'), mailFrom: 'nest@nestling.example', publicUrl }

  test.each([
    ['without mail or a public address', {}, '"canMail":false,"publicOrigin":null'],
    ['with a public address', { publicUrl }, '"canMail":false,"publicOrigin":"https://nestling.example"'],
    ['with mail', mail, '"canMail":true,"publicOrigin":"https://nestling.example"'],
  ])('%s', async (_, environment, said) => {
    const testApp = await openTestApp({ environment })
    const { text } = await testApp.visitor().get('/')
    expect(text).toContain(`"needsSetUp":false,${said},"answers"`)
    expect(text).not.toContain('s3cret')
    await testApp.close()
  })
})

test('the page data of home includes the family, and updates only for people who may see them', async () => {
  const testApp = await openTestApp()
  const [mother, friend] = [await testApp.person('mother'), await testApp.person('friend')]
  const journey = `/api/pregnancies/${await testApp.findJourney('Pip')}`
  const before = await friend.get('/')
  expect(before.text).toContain(`"${journey}/family":{"status":200`)
  expect(before.text).toContain(`"${journey}/updates?limit=10":{"status":200`)

  const guest = { ...allRights, updates: 'nothing' }
  expect(await mother.ask('PUT', `${journey}/rights`, { family: allRights, guest })).toMatchObject({ status: 200 })
  const after = await friend.get('/')
  expect(after.text).toContain(`"${journey}/family":{"status":200`)
  expect(after.text).not.toContain(`${journey}/updates`)
  await testApp.close()
})

test.each(['/admin', '/set-up', '/account'])(
  'the page data of %s includes the journey that its first screen shows',
  async (path) => {
    const testApp = await openTestApp()
    const mother = await testApp.person('mother')
    expect((await mother.get(path)).text).toContain('"/api/pregnancies/current":{"status":200')
    await testApp.close()
  },
)

test('the page data of home includes ten updates at most', async () => {
  const testApp = await openTestApp()
  const mother = await testApp.person('mother')
  const address = `/api/pregnancies/${await testApp.findJourney('Pip')}/updates`
  const shareTen = async () => {
    for (let at = 0; at < 10; at += 1) await mother.post(address, { content: `A kick. ${'🐣'.repeat(4990)}` })
    return (await mother.get('/')).text
  }
  const ten = await shareTen()
  const twenty = await shareTen()
  expect(twenty.split('A kick.').length - 1).toBe(10)
  expect(Math.abs(twenty.length - ten.length)).toBeLessThan(100)
  await testApp.close()
})

test('the page data of home includes appointments from the start of the family’s day, for people who may see them', async () => {
  const testApp = await openTestApp({ now: '2026-06-14T23:30:00.000Z' })
  const [mother, friend] = [await testApp.person('mother'), await testApp.person('friend')]
  const journey = `/api/pregnancies/${await testApp.findJourney('Pip')}`
  const expected = `"${journey}/appointments?from=2026-06-14T23%3A00%3A00.000Z":{"status":200`
  expect((await friend.get('/')).text).toContain(expected)

  const guest = { ...allRights, appointments: 'nothing' }
  await mother.ask('PUT', `${journey}/rights`, { family: allRights, guest })
  expect((await friend.get('/')).text).not.toContain(`${journey}/appointments`)
  await testApp.close()
})
