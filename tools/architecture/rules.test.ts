import { spawnSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join, resolve } from 'node:path'
import { describe, expect, onTestFinished, test } from 'vitest'
import { checkSizes, checkTree } from './check-tree.ts'
import { goodTree } from './example-tree.ts'

const plantings: [sentence: string, path: string, text: string][] = [
  ['platform stands below features', 'src/platform/shared/a.ts', `import '#features/contacts/rules.ts'`],
  ['ui stands below platform', 'src/ui/a.ts', `export * from '#platform/shared/time/calendar.ts'`],
  ['features stands below app', 'src/features/contacts/rules.ts', `import '#app/client/routes.tsx'`],
  [
    'client code may not load server code',
    'src/features/contacts/client/data.ts',
    `import type { A } from '../server/queries.ts'`,
  ],
  [
    'client code may not load server code',
    'src/features/contacts/client/data.ts',
    `export type A = import('../server/queries.ts').A`,
  ],
  ['client code may not load server code', 'src/app/client/a.ts', `import '../cli/backup.ts'`],
  [
    'server code may not load client code',
    'src/features/contacts/server/jobs.ts',
    `import('../client/ContactsPage.tsx')`,
  ],
  [
    'shared code may not load server code',
    'src/features/contacts/policy.ts',
    `export { list } from './server/queries.ts'`,
  ],
  ['may not use node:fs', 'src/features/contacts/policy.ts', `import 'node:fs'`],
  ['do without react', 'src/features/contacts/policy.ts', `import 'react'`],
  ['do without zod', 'src/features/contacts/policy.ts', `import 'zod'`],
  ['do without kysely', 'src/platform/client/api.ts', `import 'kysely'`],
  ['react/jsx-runtime is for pages', 'src/platform/server/page.ts', `import 'react/jsx-runtime'`],
  ['ui code may use only react', 'src/ui/a.ts', `import 'wouter'`],
  [
    'contacts shows other features only',
    'src/features/album/server/jobs.ts',
    `import '#features/contacts/server/queries.ts'`,
  ],
  [
    'contacts shows other features only',
    'src/features/album/client/data.ts',
    `import '#features/contacts/client/ContactsPage.tsx'`,
  ],
  ['fixtures.ts is only for tests', 'src/features/contacts/server/jobs.ts', `import '../fixtures.ts'`],
  ['a test is never imported', 'src/features/contacts/server/jobs.ts', `import './routes.test.ts'`],
  ['testing.ts is for tests only', 'src/app/server/a.ts', `import './testing.ts'`],
  [
    'is shown only by src/app/client/gallery/',
    'src/features/contacts/client/data.ts',
    `import '#ui/Button.gallery.tsx'`,
  ],
  ['import.meta.glob hides', 'src/features/contacts/client/data.ts', `export const all = import.meta.glob('./*')`],
  [
    'contacts, which belongs to contacts',
    'src/platform/shared/section.ts',
    `export const sections = ['diary', 'contacts'] as const`,
  ],
  [
    'users, which belongs to sign-in',
    'src/platform/server/session.ts',
    `export const find = (db) => db.selectFrom('users')`,
  ],
  ['album, which belongs to album', 'src/platform/shared/section.ts', 'export const allRights = { album: 1 }'],
  ['notes, which belongs to contacts', 'src/platform/shared/section.ts', 'export type Section = "notes"'],
  ['is no file under src/', 'src/features/contacts/client/data.ts', `import './ContactsPage'`],
  ['is no file under src/', 'src/features/contacts/server/jobs.ts', `import '../../../../tools/check.ts'`],
  ['in plain text', 'src/features/contacts/server/jobs.ts', `export const load = (name) => import(name)`],
  [
    'contacts → sign-in → contacts',
    'src/features/sign-in/rules.ts',
    `import type {} from '#features/contacts/contract.ts'`,
  ],
  ['"utils" says nothing', 'src/platform/shared/utils.ts', ''],
  ['"date-helpers" says nothing', 'src/platform/shared/date-helpers.ts', ''],
  ['"common" says nothing', 'src/platform/client/common/a.ts', ''],
  ['"index" says nothing', 'src/features/contacts/client/index.ts', ''],
  ["a feature's root holds only contract.ts", 'src/features/contacts/service.ts', ''],
  ["a feature's server/ holds only folders and manifest.ts", 'src/features/contacts/server/service.ts', ''],
  ["a feature's folders are server, client, content", 'src/features/contacts/model/a.ts', ''],
  ['one folder for each feature', 'src/features/a.ts', ''],
  ['src/ holds only app, features, platform, ui', 'src/domain/a.ts', ''],
  ['src/app/ holds only server, client, cli', 'src/app/main.ts', ''],
  ['in kebab-case', 'src/platform/shared/dueDate.ts', ''],
  ['PascalCase is for components', 'src/platform/client/Api.ts', ''],
  ['folder "Card" must be written in kebab-case', 'src/ui/Card/a.ts', ''],
  ['it must export Card', 'src/ui/Card.tsx', 'export const Panel = 1'],
  ['no default exports', 'src/ui/a.ts', 'export default 1'],
  ['no default exports', 'src/ui/a.ts', 'const a = 1\nexport { a as default }'],
  [
    'src/features/contacts/client/data.ts:1: an address of a call must be typed',
    'src/features/contacts/client/data.ts',
    `const key = ['/api/contacts']`,
  ],
  ['must be typed by its contract', 'src/app/client/a.ts', 'export const at = (id: number) => `/api/contacts/${id}`'],
  ['src/ui/a.ts:2: any switches the compiler off', 'src/ui/a.ts', '\nexport const a = (b: any[]) => b'],
  ['301 lines are more than 300', 'src/ui/a.ts', '//\n'.repeat(301)],
  ['301 lines are more than 300', 'src/ui/tokens.css', '\n'.repeat(301)],
  ['it cannot be parsed', 'src/ui/a.ts', 'export const ='],
  [
    'users belongs to sign-in',
    'src/features/contacts/server/jobs.ts',
    `export const a = (db) => db.insertInto('users')`,
  ],
  [
    'users belongs to sign-in',
    'src/features/contacts/server/jobs.ts',
    `export const a = (db) => db.updateTable('users as u')`,
  ],
  [
    'users belongs to sign-in',
    'src/features/contacts/server/jobs.ts',
    'export const a = sql`delete from "users" where 1`',
  ],
  ['users belongs to sign-in', 'src/app/cli/reset.ts', `export const a = (db) => db.deleteFrom('users')`],
  [
    'migrations belongs to platform',
    'src/features/contacts/server/jobs.ts',
    `export const a = (db) => db.deleteFrom('migrations')`,
  ],
  [
    'name the table in plain text',
    'src/features/contacts/server/jobs.ts',
    'export const a = (db, t) => db.deleteFrom(t)',
  ],
  ['the feature has no manifest', 'src/features/wishlist/server/jobs.ts', ''],
  ['the product does not know this feature', 'src/features/wishlist/server/manifest.ts', ''],
  [
    'the product must not load samples',
    'src/features/contacts/server/manifest.ts',
    `import './samples.ts'\ndeclare module '#platform/server/database/tables.ts' { interface Tables { contacts: string } }`,
  ],
  ['only its own manifest names it', 'src/features/contacts/server/jobs.ts', `import './samples.ts'`],
  [
    'users belongs to sign-in',
    'src/features/contacts/server/jobs.ts',
    `export const a = softDeletable({ table: 'users', find })`,
  ],
  [
    'users belongs to sign-in',
    'src/features/contacts/server/migrations/0002-a.ts',
    `export const up = ({ schema }) => schema.alterTable('users')`,
  ],
  [
    'queries.ts only reads',
    'src/features/contacts/server/queries.ts',
    `export const a = (db) => db.deleteFrom('contacts')`,
  ],
]

test('a tree that follows every rule has no problems', () => {
  expect(check()).toEqual([])
})

test.each(plantings)('"%s" is reported for %s: %s', (sentence, path, text) => {
  expect(check({ [path]: text })).toEqual([expect.stringContaining(sentence)])
})

test('a cycle of three features is found', () => {
  const planted = {
    'src/features/sign-in/rules.ts': `import '#features/album/rules.ts'`,
    'src/features/album/rules.ts': `import '#features/contacts/rules.ts'`,
  }
  expect(check(planted)).toEqual([expect.stringContaining('album → contacts → sign-in → album: features may not')])
})

test.each([
  ['reading', `db.selectFrom('contacts as c')`],
  ['reading several', `db.selectFrom(['users', 'contacts'])`],
  ['joining', `db.selectFrom('users').leftJoin('contacts', 'a', 'b')`],
  ['reading inside another query', `db.selectFrom('users').where((eb) => eb.exists(eb.selectFrom('contacts')))`],
  ['raw SQL', 'sql`select 1 from users inner join "contacts" on true`'],
  ['a foreign key', `table.addColumn('a', 'integer', (column) => column.references('contacts.id'))`],
  ['a lock', `lockRow(tx, 'contacts', 1)`],
])('a cycle of features by %s is found, with the line that causes it', (_, code) => {
  const file = 'src/features/sign-in/server/migrations/0002-a.ts'
  expect(check({ [file]: `\nexport const a = (db, tx) => ${code}` })).toEqual([
    expect.stringMatching(
      /contacts → sign-in → contacts: features may not[\s\S]*0002-a\.ts:2 → the table contacts of /,
    ),
  ])
})

describe('a foreign key to a person and a lock on them', () => {
  const album = 'src/features/album/server/migrations/0002-photos.ts'
  const planted = {
    'src/features/album/server/public.ts': 'export const count = 1',
    'src/features/sign-in/server/jobs.ts': `import '#features/album/server/public.ts'`,
  }

  test('make no feature depend on the one that owns the people', () => {
    const code = `(tx) => [lockRow(tx, 'users', 1), tx.references('users.id')]`
    expect(check({ ...planted, [album]: `export const up = ${code}` })).toEqual([])
  })

  test('are no dependency, but reading the table is', () => {
    const code = `(tx) => tx.selectFrom('users')`
    expect(check({ ...planted, [album]: `export const up = ${code}` })).toEqual([
      expect.stringContaining('album → sign-in → album: features may not'),
    ])
  })
})

test('tables that only tests and samples read are no dependency', () => {
  const reading = `export const read = (db) => db.selectFrom('contacts')`
  const planted = { 'server/jobs.test.ts': reading, 'server/samples.ts': reading, 'fixtures.ts': reading }
  const paths = Object.entries(planted).map(([file, text]) => [`src/features/sign-in/${file}`, text])
  expect(check(Object.fromEntries(paths))).toEqual([])
})

test('a folder of more than 12 files is found', () => {
  expect(check(many('src/platform/client/', '.ts'))).toEqual([expect.stringContaining('16 files are more than 12')])
})

test.each([
  ['migrations', 'src/features/contacts/server/migrations/', '.ts'],
  ['tests', 'src/features/contacts/server/', '.test.ts'],
  ['pictures', 'src/platform/client/', '.svg'],
  ['content', 'src/features/guide/content/', '.md'],
])('a folder may have many %s', (_kind, folder, ending) => {
  expect(check(many(folder, ending))).toEqual([])
})

function check(planted: Record<string, string> = {}): string[] {
  return checkTree(new Map(Object.entries({ ...goodTree, ...planted })))
}

function many(folder: string, ending: string): Record<string, string> {
  return Object.fromEntries([...'abcdefghijklmnop'].map((name) => [`${folder}${name}${ending}`, '']))
}

test('journeys and tools have the same size limits', () => {
  const long = { 'e2e/home/home.e2e.ts': 'x\n'.repeat(301) }
  const tree = new Map(Object.entries({ ...many('tools/docs/', '.ts'), ...many('e2e/guide/', '.e2e.ts'), ...long }))
  expect(checkSizes(tree)).toEqual([
    expect.stringContaining('tools/docs/: 16 files are more than 12'),
    expect.stringContaining('e2e/guide/: 16 files are more than 12'),
    expect.stringContaining('e2e/home/home.e2e.ts: 301 lines are more than 300'),
  ])
})

describe('the command', () => {
  test('ends with 1 and says where and what if a rule is broken', () => {
    const { status, output } = checkOnDisk({ ...goodTree, 'src/ui/a.ts': `import 'wouter'` })
    expect({ status, output }).toEqual({
      status: 1,
      output: expect.stringContaining('src/ui/a.ts:1: ui code may use only'),
    })
  })

  test('ends with 0 if no rule is broken', () => {
    expect(checkOnDisk(goodTree).status).toBe(0)
  })

  test('ends with 1 if it read no file', () => {
    const { status, output } = checkOnDisk({ 'README.md': '' })
    expect({ status, output }).toEqual({ status: 1, output: expect.stringContaining('nothing was checked') })
  })
})

function checkOnDisk(files: Record<string, string>) {
  const folder = mkdtempSync(join(tmpdir(), 'nestling-architecture-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(join(folder, dirname(path)), { recursive: true })
    writeFileSync(join(folder, path), text)
  }
  const checker = resolve(import.meta.dirname, '../check/check-architecture.ts')
  const { status, stdout, stderr } = spawnSync(process.execPath, [checker], { cwd: folder, encoding: 'utf8' })
  return { status, output: stdout + stderr }
}
