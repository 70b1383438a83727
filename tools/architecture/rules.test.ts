import { spawnSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join, resolve } from 'node:path'
import { describe, expect, onTestFinished, test } from 'vitest'
import { checkSizes, checkTree } from './check-tree.ts'
import { validTree } from './example-tree.ts'

const violations: [message: string, path: string, text: string][] = [
  ['platform is below features', 'src/platform/shared/a.ts', `import '#features/contacts/rules.ts'`],
  ['ui is below platform', 'src/ui/a.ts', `export * from '#platform/shared/time/calendar.ts'`],
  ['features is below app', 'src/features/contacts/rules.ts', `import '#app/client/routes.tsx'`],
  [
    'client code may not import server code',
    'src/features/contacts/client/data.ts',
    `import type { A } from '../server/queries.ts'`,
  ],
  [
    'client code may not import server code',
    'src/features/contacts/client/data.ts',
    `export type A = import('../server/queries.ts').A`,
  ],
  ['client code may not import server code', 'src/app/client/a.ts', `import '../cli/backup.ts'`],
  [
    'server code may not import client code',
    'src/features/contacts/server/jobs.ts',
    `import('../client/ContactsPage.tsx')`,
  ],
  [
    'shared code may not import server code',
    'src/features/contacts/policy.ts',
    `export { list } from './server/queries.ts'`,
  ],
  ['may not import node:fs', 'src/features/contacts/policy.ts', `import 'node:fs'`],
  ['remove react', 'src/features/contacts/policy.ts', `import 'react'`],
  ['remove zod', 'src/features/contacts/policy.ts', `import 'zod'`],
  ['remove kysely', 'src/platform/client/api.ts', `import 'kysely'`],
  ['react/jsx-runtime is for the browser', 'src/platform/server/page.ts', `import 'react/jsx-runtime'`],
  ['ui code may import only react', 'src/ui/a.ts', `import 'wouter'`],
  [
    'other features may import only the root files of contacts',
    'src/features/album/server/jobs.ts',
    `import '#features/contacts/server/queries.ts'`,
  ],
  [
    'other features may import only the root files of contacts',
    'src/features/album/client/data.ts',
    `import '#features/contacts/client/ContactsPage.tsx'`,
  ],
  ['fixtures.ts is only for tests', 'src/features/contacts/server/jobs.ts', `import '../fixtures.ts'`],
  ['a test may not be imported', 'src/features/contacts/server/jobs.ts', `import './routes.test.ts'`],
  ['testing.ts is for tests only', 'src/app/server/a.ts', `import './testing.ts'`],
  [
    'only src/app/client/gallery/ may import',
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
  ['is not a file under src/', 'src/features/contacts/client/data.ts', `import './ContactsPage'`],
  ['is not a file under src/', 'src/features/contacts/server/jobs.ts', `import '../../../../tools/check.ts'`],
  [
    'an import as a string literal',
    'src/features/contacts/server/jobs.ts',
    `export const load = (name) => import(name)`,
  ],
  [
    'contacts → sign-in → contacts',
    'src/features/sign-in/rules.ts',
    `import type {} from '#features/contacts/contract.ts'`,
  ],
  ['"utils" is too vague', 'src/platform/shared/utils.ts', ''],
  ['"date-helpers" is too vague', 'src/platform/shared/date-helpers.ts', ''],
  ['"common" is too vague', 'src/platform/client/common/a.ts', ''],
  ['"index" is too vague', 'src/features/contacts/client/index.ts', ''],
  ["a feature's root holds only contract.ts", 'src/features/contacts/service.ts', ''],
  ["a feature's server/ holds only folders and manifest.ts", 'src/features/contacts/server/service.ts', ''],
  ["a feature's folders are server, client, content", 'src/features/contacts/model/a.ts', ''],
  ['one folder for each feature', 'src/features/a.ts', ''],
  ['src/ holds only app, features, platform, ui', 'src/domain/a.ts', ''],
  ['src/app/ holds only server, client, cli', 'src/app/main.ts', ''],
  ['in kebab-case', 'src/platform/shared/dueDate.ts', ''],
  ['PascalCase is for components', 'src/platform/client/Api.ts', ''],
  ['folder "Card" must be written in kebab-case', 'src/ui/Card/a.ts', ''],
  ['this file must export Card', 'src/ui/Card.tsx', 'export const Panel = 1'],
  ['no default exports', 'src/ui/a.ts', 'export default 1'],
  ['no default exports', 'src/ui/a.ts', 'const a = 1\nexport { a as default }'],
  [
    'src/features/contacts/client/data.ts:1: the address of an API call must come from its contract',
    'src/features/contacts/client/data.ts',
    `const key = ['/api/contacts']`,
  ],
  ['must come from its contract', 'src/app/client/a.ts', 'export const at = (id: number) => `/api/contacts/${id}`'],
  [
    'await mutateAsync',
    'src/features/contacts/client/ContactsPage.tsx',
    'export const ContactsPage = ({ saving }) => saving.mutate(1, { onError: alert })',
  ],
  [
    'await mutateAsync',
    'src/features/contacts/client/data.ts',
    'export const save = ({ mutate }) => mutate(1, { onError: alert })',
  ],
  ['src/ui/a.ts:2: any disables type checking', 'src/ui/a.ts', '\nexport const a = (b: any[]) => b'],
  ['301 lines are more than 300', 'src/ui/a.ts', '//\n'.repeat(301)],
  ['301 lines are more than 300', 'src/ui/tokens.css', '\n'.repeat(301)],
  ['this file cannot be parsed', 'src/ui/a.ts', 'export const ='],
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
    'write the table name as a string literal',
    'src/features/contacts/server/jobs.ts',
    'export const a = (db, t) => db.deleteFrom(t)',
  ],
  ['the feature has no manifest', 'src/features/wishlist/server/jobs.ts', ''],
  ['this feature is not registered', 'src/features/wishlist/server/manifest.ts', ''],
  [
    'the product must not load samples',
    'src/features/contacts/server/manifest.ts',
    `import './samples.ts'\ndeclare module '#platform/server/database/tables.ts' { interface Tables { contacts: string } }`,
  ],
  [
    'only the manifest of the same feature may import it',
    'src/features/contacts/server/jobs.ts',
    `import './samples.ts'`,
  ],
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
    'queries.ts may only read',
    'src/features/contacts/server/queries.ts',
    `export const a = (db) => db.deleteFrom('contacts')`,
  ],
]

test('a tree that follows every rule has no violations', () => {
  expect(check()).toEqual([])
})

test.each(violations)('"%s" is reported if %s contains: %s', (message, path, text) => {
  expect(check({ [path]: text })).toEqual([expect.stringContaining(message)])
})

test('a cycle of imports between three features is found', () => {
  const added = {
    'src/features/sign-in/rules.ts': `import '#features/album/rules.ts'`,
    'src/features/album/rules.ts': `import '#features/contacts/rules.ts'`,
  }
  expect(check(added)).toEqual([expect.stringContaining('album → contacts → sign-in → album: features may not')])
})

test.each([
  ['a select', `db.selectFrom('contacts as c')`],
  ['a select from several tables', `db.selectFrom(['users', 'contacts'])`],
  ['a join', `db.selectFrom('users').leftJoin('contacts', 'a', 'b')`],
  ['a subquery', `db.selectFrom('users').where((eb) => eb.exists(eb.selectFrom('contacts')))`],
  ['raw SQL', 'sql`select 1 from users inner join "contacts" on true`'],
  ['a foreign key', `table.addColumn('a', 'integer', (column) => column.references('contacts.id'))`],
  ['a lock', `lockRow(tx, 'contacts', 1)`],
])('a cycle of features that is caused by %s is found, with the line of the cause', (_, code) => {
  const file = 'src/features/sign-in/server/migrations/0002-a.ts'
  expect(check({ [file]: `\nexport const a = (db, tx) => ${code}` })).toEqual([
    expect.stringMatching(
      /contacts → sign-in → contacts: features may not[\s\S]*0002-a\.ts:2 → the table contacts of /,
    ),
  ])
})

describe('in a file of another feature', () => {
  const album = 'src/features/album/server/migrations/0002-photos.ts'
  const added = {
    'src/features/album/server/public.ts': 'export const count = 1',
    'src/features/sign-in/server/jobs.ts': `import '#features/album/server/public.ts'`,
  }

  test('a foreign key to a person, or a lock on one, is not a dependency on the feature that owns the table of people', () => {
    const code = `(tx) => [lockRow(tx, 'users', 1), tx.references('users.id')]`
    expect(check({ ...added, [album]: `export const up = ${code}` })).toEqual([])
  })

  test('a select from the table of people is a dependency on the feature that owns it', () => {
    const code = `(tx) => tx.selectFrom('users')`
    expect(check({ ...added, [album]: `export const up = ${code}` })).toEqual([
      expect.stringContaining('album → sign-in → album: features may not'),
    ])
  })
})

test('a feature does not depend on a table that only its tests, samples and fixtures read', () => {
  const reading = `export const read = (db) => db.selectFrom('contacts')`
  const added = { 'server/jobs.test.ts': reading, 'server/samples.ts': reading, 'fixtures.ts': reading }
  const paths = Object.entries(added).map(([file, text]) => [`src/features/sign-in/${file}`, text])
  expect(check(Object.fromEntries(paths))).toEqual([])
})

test('a folder with more than 12 files is found', () => {
  expect(check(many('src/platform/client/', '.ts'))).toEqual([expect.stringContaining('16 files are more than 12')])
})

test.each([
  ['migrations', 'src/features/contacts/server/migrations/', '.ts'],
  ['tests', 'src/features/contacts/server/', '.test.ts'],
  ['pictures', 'src/platform/client/', '.svg'],
  ['content files', 'src/features/guide/content/', '.md'],
])('a folder may have more than 12 %s', (_kind, folder, ending) => {
  expect(check(many(folder, ending))).toEqual([])
})

function check(added: Record<string, string> = {}): string[] {
  return checkTree(new Map(Object.entries({ ...validTree, ...added })))
}

function many(folder: string, ending: string): Record<string, string> {
  return Object.fromEntries([...'abcdefghijklmnop'].map((name) => [`${folder}${name}${ending}`, '']))
}

test('e2e and tools have the same limits for files and folders', () => {
  const long = { 'e2e/home/home.e2e.ts': 'x\n'.repeat(301) }
  const tree = new Map(Object.entries({ ...many('tools/docs/', '.ts'), ...many('e2e/guide/', '.e2e.ts'), ...long }))
  expect(checkSizes(tree)).toEqual([
    expect.stringContaining('tools/docs/: 16 files are more than 12'),
    expect.stringContaining('e2e/guide/: 16 files are more than 12'),
    expect.stringContaining('e2e/home/home.e2e.ts: 301 lines are more than 300'),
  ])
})

describe('check-architecture.ts', () => {
  test('exits with 1 and prints the place and the rule if a rule is broken', () => {
    const { status, output } = checkOnDisk({ ...validTree, 'src/ui/a.ts': `import 'wouter'` })
    expect({ status, output }).toEqual({
      status: 1,
      output: expect.stringContaining('src/ui/a.ts:1: ui code may import only'),
    })
  })

  test('exits with 0 if no rule is broken', () => {
    expect(checkOnDisk(validTree).status).toBe(0)
  })

  test('exits with 1 if it finds no file under src', () => {
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
