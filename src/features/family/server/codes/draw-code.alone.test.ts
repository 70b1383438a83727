import { expect, test, vi } from 'vitest'
import { openTestApp } from '#app/server/testing.ts'
import { codeLetters } from '../../rules.ts'
import { drawCode } from './draw-code.ts'

const drawn = vi.hoisted(() => ({ next: [] as string[] }))
vi.mock('./draw-code.ts', async (original) => {
  const { drawCode } = await original<typeof import('./draw-code.ts')>()
  return { drawCode: () => drawn.next.shift() ?? drawCode() }
})

test('each letter is equally likely at every position', () => {
  const codes = 20_000
  const counts = new Map<string, number>()
  for (let at = 0; at < codes; at += 1)
    for (const [place, letter] of [...drawCode()].entries())
      counts.set(`${place}${letter}`, (counts.get(`${place}${letter}`) ?? 0) + 1)

  expect(counts.size).toBe(8 * codeLetters.length)
  const expected = codes / codeLetters.length
  const chiSquare = [...counts.values()].reduce((sum, count) => sum + (count - expected) ** 2 / expected, 0)
  // The statistic has 21 degrees of freedom for each of 8 positions, so 168. If all letters are equally likely, it exceeds
  // 310 less than once in a billion runs.
  expect(chiSquare).toBeLessThan(310)
})

test('if a drawn code already exists, another one is drawn', async () => {
  const testApp = await openTestApp()
  const mother = await testApp.person('mother')
  const neighbour = await testApp.person('neighbour')
  drawn.next = ['AAAAAAAA', 'AAAAAAAA', 'AAAAAAAA', 'BBBBBBBB']
  expect((await mother.post('/api/invite-codes')).body).toMatchObject({ code: 'AAAAAAAA' })
  expect(await neighbour.post('/api/invite-codes')).toMatchObject({ status: 201, body: { code: 'BBBBBBBB' } })
  expect(
    await testApp.db.selectFrom('invite_codes').select('id').where('code', '=', 'AAAAAAAA').execute(),
  ).toHaveLength(1)
  await testApp.close()
})
