/** Text that people write, and secrets, never reach the log. */
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openSetUp } from '#features/sign-in/server/public.ts'
import { implement } from '#platform/server/implement.ts'
import { defineContract } from '#platform/shared/contract.ts'
import { openTestApp, type TestApp } from './testing.ts'

const marks = {
  token: '',
  email: 'marker-email@nestling.example',
  password: 'marker-password-herons',
  firstName: 'MarkerFirst',
  lastName: 'MarkerLast',
  babyName: 'MarkerBaby',
  dueDate: '2026-07-07',
  content: 'MarkerContent',
  imageUrl: 'https://marker-picture.example/a.png',
  wrongPassword: 'marker-wrong-password',
}

/** A call whose query fails. The database's error may repeat the values of the query. */
const faulty = implement(defineContract({ 'POST /api/test/fault': { summary: 'Breaks.', access: 'anyone' } }), {
  'POST /api/test/fault': async ({ db }) => {
    await sql`insert into users (email, first_name) values (${marks.email}, ${marks.firstName})`.execute(db)
  },
})

const lines: string[] = []
let testApp: TestApp
beforeAll(async () => {
  testApp = await openTestApp({ world: null, extraRoutes: [faulty], onLogLine: (line) => lines.push(line) })
  marks.token = await openSetUp(testApp.db, testApp.clock.now)
  const { token, email, password, firstName, lastName, babyName, dueDate, content, imageUrl } = marks
  const browser = testApp.visitor('198.51.100.77')
  await browser.post('/api/set-up', { token, email, password, firstName, lastName })
  const { id } = Object((await browser.post('/api/pregnancies/initialize')).body)
  await browser.patch(`/api/pregnancies/${id}`, { babyName, dueDate })
  await browser.post(`/api/pregnancies/${id}/updates`, { content, imageUrl })
  await browser.post(`/api/pregnancies/${id}/updates`, `{"content": "${content}`)
  await browser.post(`/api/pregnancies/${id}/updates`, { content, [babyName]: 1 })
  await browser.get('/')
  await browser.get(`/${content}?${firstName}`)
  for (let attempt = 0; attempt < 12; attempt += 1)
    await browser.post('/api/login', { email, password: marks.wrongPassword })
  await browser.post('/api/login', { email, password })
  Object.assign(marks, browser.jar)
  await browser.post('/api/test/fault')
  await browser.get('/api/logout')
})
afterAll(() => testApp.close())

test('an internal error is logged', () => {
  expect(lines.filter((line) => line.includes('a bug'))).toHaveLength(1)
})

test('every line is JSON', () => {
  for (const line of lines) expect(() => JSON.parse(line)).not.toThrow()
})

test.each([...Object.keys(marks), 'nestling-session', 'nestling-device'])('no %s is logged', (name) => {
  const mark = Object(marks)[name]
  expect(mark.length).toBeGreaterThan(8)
  expect(lines.join('')).not.toContain(mark)
})

test('no person’s IP address is logged', () => {
  expect(lines.join('')).not.toContain('198.51.100.77')
})
