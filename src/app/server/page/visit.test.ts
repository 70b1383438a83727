import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { openHouse } from '#app/server/testing.ts'

test('a page whose server cannot say who is signed in says that, and not that nobody is', async () => {
  const house = await openHouse()
  const mother = await house.person('mother')
  await sql`alter table sessions rename to lost_sessions`.execute(house.db)
  const { status, headers, text } = await mother.get('/')
  expect(status).toBe(500)
  expect(headers.get('content-type')).toContain('text/html')
  expect(text).toContain('"/api/auth/user":{"status":500')
  await house.close()
})
