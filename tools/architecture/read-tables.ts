/** Finds the tables that a file declares, writes and uses, in Kysely's calls and in raw SQL. */
import { type Program, Visitor } from 'oxc-parser'

/** Kysely's methods that write rows, and methods of its schema builder that change an existing table. */
const writers = ['insertInto', 'replaceInto', 'updateTable', 'deleteFrom', 'mergeInto', 'alterTable', 'dropTable']

/** Kysely's methods that read rows. */
const readers = ['selectFrom', 'innerJoin', 'leftJoin', 'rightJoin', 'fullJoin', 'crossJoin', 'using']

type LineOf = (offset: number) => number
type Use = { name: string; line: number }

export type SourceTables = {
  /** Tables that the file adds to the interface `Tables`. */
  declaredTables: string[]
  /** Tables that the file inserts into, updates, deletes from or alters. The name is null if it is computed. */
  writtenTables: { name: string | null; line: number }[]
  /** Tables that the file reads or writes. */
  usedTables: Use[]
  /** Tables that a foreign key refers to, or whose rows are locked. */
  referencedTables: Use[]
}

export function readTables(program: Program, lineOf: LineOf): SourceTables {
  const found: SourceTables = { declaredTables: [], writtenTables: [], usedTables: [], referencedTables: [] }
  const use = (name: string | null, start: number) => {
    if (name !== null) found.usedTables.push({ name, line: lineOf(start) })
  }
  const write = (name: string | null, start: number) => {
    found.writtenTables.push({ name, line: lineOf(start) })
    use(name, start)
  }
  const reference = (name: string | null, start: number) => {
    if (name !== null) found.referencedTables.push({ name, line: lineOf(start) })
  }

  new Visitor({
    TSInterfaceDeclaration({ id, body }) {
      if (id.name !== 'Tables') return
      for (const member of body.body)
        if (member.type === 'TSPropertySignature') found.declaredTables.push(nameOf(member.key))
    },
    CallExpression({ callee, arguments: [first, second], start }) {
      const called = callee.type === 'MemberExpression' ? nameOf(callee.property) : nameOf(callee)
      if (callee.type === 'Identifier') {
        if (called === 'lockRow') reference(tableOf(second), start)
        if (called === 'softDeletable') write(tableOf(propertyOf(first, 'table')), start)
        if (called === 'respondable')
          for (const table of ['comments', 'reactions']) write(tableOf(propertyOf(first, table)), start)
        return
      }
      if (writers.includes(called)) write(tableOf(first), start)
      if (readers.includes(called)) for (const table of elementsOf(first)) use(tableOf(table), start)
      if (called === 'references') reference(tableOf(first), start)
    },
    TaggedTemplateExpression({ tag, quasi, start }) {
      if (nameOf(tag) !== 'sql') return
      const sql = quasi.quasis.map(({ value }) => value.raw).join('?')
      for (const name of tablesAfter(sql, /\b(?:insert into|delete from|update)\s+"?([a-z_]+)"?/gi)) write(name, start)
      for (const name of tablesAfter(sql, /\b(?:from|join)\s+"?([a-z_]+)"?/gi)) use(name, start)
    },
  }).visit(program)
  return found
}

function tablesAfter(sql: string, pattern: RegExp): string[] {
  // In "on conflict … do update set", the word after "update" is not a table.
  return [...sql.matchAll(pattern)].map(([, name = '']) => name).filter((name) => name.toLowerCase() !== 'set')
}

type Node = { type: string; name?: unknown; value?: unknown; elements?: unknown; properties?: unknown }

/** Returns `users` for `'users as maker'` and for `'users.id'`; null if the name is computed. */
function tableOf(node: Node | undefined): string | null {
  const text = node?.type === 'Literal' && typeof node.value === 'string' ? node.value : null
  return text === null ? null : (text.split(/[ .]/)[0] ?? null)
}

function elementsOf(node: Node | undefined): Node[] {
  if (node?.type === 'ArrayExpression' && Array.isArray(node.elements)) return node.elements
  return node ? [node] : []
}

function propertyOf(node: Node | undefined, name: string): Node | undefined {
  if (node?.type !== 'ObjectExpression' || !Array.isArray(node.properties)) return undefined
  return node.properties.find(({ key }) => key && nameOf(key) === name)?.value
}

function nameOf(node: Node): string {
  return String(node.type === 'Identifier' ? node.name : node.value)
}
