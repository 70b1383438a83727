/** After the process is killed, all acknowledged data is there, and the next start removes partial uploads. */
import { mkdirSync, readdirSync, utimesSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { browse, openInstallation } from './process/testing.ts'

const admin = { ADMIN_EMAIL: 'nora@nestling.example', ADMIN_PASSWORD: 'seven quiet herons' }
const kills = 3
const acknowledgedPerKill = 30

test('no acknowledged update is lost when the process is killed in the middle of writing', async () => {
  const installation = await openInstallation()
  const jar: Record<string, string> = {}
  const acknowledged: string[] = []

  for (let kill = 0; kill < kills; kill += 1) {
    const running = installation.start(admin)
    const ask = browse(await running.open(), jar)
    if (kill === 0) await ask('POST', '/api/login', { email: admin.ADMIN_EMAIL, password: admin.ADMIN_PASSWORD })
    const path = `/api/pregnancies/${Object((await ask('POST', '/api/pregnancies/initialize')).body).id}/updates`
    const enough = acknowledged.length + acknowledgedPerKill
    const write = async (writer: number) => {
      for (let at = 0; ; at += 1) {
        const content = `${kill}-${writer}-${at}`
        const reply = await ask('POST', path, { content }).catch(() => null)
        if (reply?.status !== 201) return
        acknowledged.push(content)
        if (acknowledged.length >= enough) running.kill('SIGKILL')
      }
    }
    await Promise.all([0, 1, 2, 3].map(write))
    expect(await running.exited).toBeNull()
  }

  const ask = browse(await installation.start().open(), jar)
  const { id } = Object((await ask('GET', '/api/pregnancies/current')).body)
  const { body } = await ask('GET', `/api/pregnancies/${id}/updates?limit=200`)
  const stored = Array.isArray(body) ? body.map(({ content }) => content) : []
  expect(stored).toEqual(expect.arrayContaining(acknowledged))
  expect(new Set(stored).size).toBe(stored.length)
  expect(acknowledged.length).toBeGreaterThanOrEqual(kills * acknowledgedPerKill)
  await installation.close()
}, 60_000)

test('the next start removes a partly received upload', async () => {
  const installation = await openInstallation()
  const folder = join(installation.dataDir, 'incoming')
  mkdirSync(folder, { recursive: true })
  writeFileSync(join(folder, 'half-a-picture'), 'half')
  utimesSync(join(folder, 'half-a-picture'), new Date('2026-01-01'), new Date('2026-01-01'))
  await installation.start(admin).open()
  expect(readdirSync(folder)).toEqual([])
  await installation.close()
}, 60_000)
