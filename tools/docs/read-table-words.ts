/**
 * Reads who owns each table, and the comments on the table and its columns. They are in the manifests of the features, and in the
 * platform's `tables.ts`.
 */
import { globSync, readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { parseSync, Visitor } from 'oxc-parser'

export type TableWords = {
  /** The feature that writes the table, or `platform`. */
  readonly owner: string
  /** The comment on the table. */
  readonly table: string
  /** The comment on each column, by the column's name. */
  readonly columns: ReadonlyMap<string, string>
}

export function readTableWords(): Map<string, TableWords> {
  const root = resolve(import.meta.dirname, '../..')
  const files = globSync(['src/features/*/server/manifest.ts', 'src/platform/server/database/tables.ts'], { cwd: root })
  const found = new Map<string, TableWords>()
  for (const file of files.map((path) => path.replaceAll('\\', '/')).sort()) {
    const [, layer, feature] = file.split('/')
    const owner = layer === 'features' ? `${feature}` : `${layer}`
    for (const [name, words] of readTables(file, readFileSync(resolve(root, file), 'utf8')))
      found.set(name, { owner, ...words })
  }
  return found
}

type Words = Omit<TableWords, 'owner'>

/** Reads the comments on each table that `interface Tables` in this text declares. */
export function readTables(path: string, text: string): Map<string, Words> {
  const { program, comments } = parseSync(path, text)
  const commentAbove = (start: number) => {
    const comment = comments.findLast(({ end }) => end <= start)
    return comment && text.slice(comment.end, start).trim() === '' ? clean(comment.value) : ''
  }
  const tables = new Map<string, Words>()
  new Visitor({
    TSInterfaceDeclaration({ id, body }) {
      if (id.name !== 'Tables') return
      for (const table of body.body) {
        if (table.type !== 'TSPropertySignature' || table.key.type !== 'Identifier') continue
        const shape = table.typeAnnotation?.typeAnnotation
        const columns = new Map<string, string>()
        for (const column of shape?.type === 'TSTypeLiteral' ? shape.members : [])
          if (column.type === 'TSPropertySignature' && column.key.type === 'Identifier')
            columns.set(column.key.name, commentAbove(column.start))
        tables.set(table.key.name, { table: commentAbove(table.start), columns })
      }
    },
  }).visit(program)
  return tables
}

const clean = (comment: string) =>
  comment
    .replace(/^\*+/, '')
    .replace(/\s*\n\s*\*?\s*/g, ' ')
    .trim()
