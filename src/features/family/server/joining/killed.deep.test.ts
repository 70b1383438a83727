/** A code’s use is counted if and only if a person joins, even if the process is killed. */
import { expect, test } from 'vitest'
import { browse, openInstallation } from '#app/server/process/testing.ts'

const admin = { ADMIN_EMAIL: 'nora@nestling.example', ADMIN_PASSWORD: 'seven quiet herons' }
const kills = 3
const joinsPerKill = 8
const writers = 6

test('the number of uses equals the number of new members when the process is killed while people join', async () => {
  const installation = await openInstallation()
  const jar: Record<string, string> = {}
  const joined: string[] = []

  for (let kill = 0; kill < kills; kill += 1) {
    const running = installation.start(admin)
    const address = await running.open()
    const ask = browse(address, jar)
    if (kill === 0) await ask('POST', '/api/login', { email: admin.ADMIN_EMAIL, password: admin.ADMIN_PASSWORD })
    await ask('POST', '/api/pregnancies/initialize')
    const { code } = Object((await ask('POST', '/api/invite-codes', { maxUses: null })).body)
    const enough = joined.length + joinsPerKill
    const write = async (writer: number) => {
      for (let at = 0; ; at += 1) {
        const email = `a${kill}-${writer}-${at}@nestling.example`
        const person = { firstName: 'Ada', lastName: '', email, password: 'eight quiet herons', inviteCode: code }
        const reply = await browse(address)('POST', '/api/register', person).catch(() => null)
        if (reply?.status !== 201) return
        joined.push(email)
        if (joined.length >= enough) running.kill('SIGKILL')
      }
    }
    await Promise.all(Array.from({ length: writers }, (_, writer) => write(writer)))
    expect(await running.exited).toBeNull()
  }

  const ask = browse(await installation.start().open(), jar)
  const codes = Object((await ask('GET', '/api/invite-codes')).body)
  const members = Object((await ask('GET', '/api/admin/users')).body)
  const emails: string[] = members.map(({ email }: { email: string }) => email)
  expect(emails).toEqual(expect.arrayContaining(joined))
  const uses = codes.map(({ usedCount }: { usedCount: number }) => usedCount)
  expect(uses.reduce((sum: number, count: number) => sum + count, 0)).toBe(members.length - 1)
  await installation.close()
}, 120_000)
