/** Everything that the server says is in the reader’s language. The pseudo-language reveals untranslated texts. */
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { cast } from '#features/sign-in/fixtures.ts'
import { inLanguage } from '#platform/server/language/request-language.ts'
import { openMailWorker } from '#platform/server/mail/mail-worker.ts'
import { type MailServer, openMailServer } from '#platform/server/mail/testing.ts'
import { failures, messageKinds } from './features.ts'
import { queueOne } from './mail/testing.ts'
import { openTestApp, type TestApp } from './testing.ts'

const isPseudo = (text: string) => text.includes('·')

test.each(Object.entries(failures))('the message of the error %s is translated', (_, { message }) => {
  expect(isPseudo(inLanguage('pseudo', message))).toBe(true)
  expect(isPseudo(message())).toBe(false)
})

describe('a person who has chosen a language', () => {
  let mail: MailServer
  let testApp: TestApp
  beforeAll(async () => {
    mail = await openMailServer()
    testApp = await openTestApp({ environment: mail.environment })
    await testApp.db.updateTable('users').set({ language: 'pseudo' }).execute()
  })
  afterAll(async () => {
    await testApp.close()
    await mail.close()
  })

  test('gets errors and messages about fields in this language', async () => {
    const ruth = await testApp.person('grandmother')
    const missing = Object((await ruth.get('/api/updates/999999')).body).message
    const { fields } = Object((await ruth.patch('/api/account', { firstName: '' })).body)
    expect([missing, fields?.firstName].map(isPseudo)).toEqual([true, true])
  })

  test('does not change the language of a request that another person makes at the same time', async () => {
    const [ruth, visitor] = [await testApp.person('grandmother'), testApp.visitor()]
    const replies = await Promise.all([ruth.get('/api/updates/999999'), visitor.get('/api/updates/999999')])
    expect(replies.map(({ body }) => isPseudo(Object(body).message))).toEqual([true, false])
  })

  // Names, addresses and what people wrote stay as they are.
  const own = /^(?:https?:\/\/\S+|Pip|Pram|“?Pram”?|“?We heard the heart\.”?|-- )$/

  test.each(messageKinds.map((kind) => [kind.name, kind] as const))(
    'gets mail of the kind %s in this language',
    async (_, kind) => {
      await queueOne(testApp, kind)
      await openMailWorker({ ...testApp.services, kinds: messageKinds }).deliverDue()
      const { subject, text } = mail.mails.pop() ?? expect.unreachable()
      expect(isPseudo(subject)).toBe(true)
      const lines = text.split('\n').filter((line) => /\p{L}/u.test(line) && !own.test(line.trim()))
      expect(lines.filter((line) => !isPseudo(line) && !/[áéíóúñçšýž]/i.test(line))).toEqual([])
    },
  )
})

describe('a visitor', () => {
  let testApp: TestApp
  beforeAll(async () => {
    testApp = await openTestApp()
  })
  afterAll(() => testApp.close())

  test('who registers with an invitation gets the language of the person who invited them, unless the browser prefers a language that is offered', async () => {
    const invite = async (email: string, headers: Record<string, string>) => {
      const nora = await testApp.person('mother')
      const { code } = Object((await nora.post('/api/invite-codes', {})).body)
      const person = { firstName: 'Ada', lastName: '', email, password: 'eight quiet herons', inviteCode: code }
      return Object((await testApp.visitor().post('/api/register', person, headers)).body).language
    }
    await testApp.db.updateTable('users').set({ language: 'pseudo' }).where('email', '=', cast.mother.email).execute()
    expect(await invite('ada@nestling.example', { 'accept-language': 'tlh' })).toBe('pseudo')
    expect(await invite('eve@nestling.example', { 'accept-language': 'en-gb' })).toBe('en-gb')
  })
})
