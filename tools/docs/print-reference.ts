/** Generates docs/reference.md: the calls and tables of each feature, in the order in which features are registered. */
import { features } from '../../src/app/server/features.ts'
import { printAccess, printCalls, printRefusals } from './print-calls.ts'
import { printSchema } from './print-schema.ts'

export async function printReference(): Promise<string> {
  const calls = await printCalls()
  const { tables, migrations } = await printSchema()
  const parts = features.map(({ name }) => [`## ${name}`, ...(calls.get(name) ?? []), ...(tables.get(name) ?? [])])
  return [
    introduction,
    printAccess(),
    aboutTables,
    ...parts.filter(({ length }) => length > 1).flat(),
    '## Error responses',
    'Every error response is JSON with a `message` for people and a `code` for programs. `fields` names the faulty fields of a form, if there are any.',
    printRefusals(),
    '## Migrations',
    migrations,
  ].join('\n\n')
}

const introduction = `# Reference: every call and table

\`npm run docs\` generates this page from the contracts in \`src/features/*/contract.ts\`, the migrations, and the comments and
plans in \`src/features/*/server/manifest.ts\`. Do not edit it by hand. The server also describes the calls as OpenAPI 3.1 at
\`/api/openapi.json\`.

Request bodies are JSON objects, and unknown fields are refused. A name in bold is a shape, whose fields are listed below the
feature’s calls. A field with \`?\` is optional. Formats and lengths that a function checks are described only in the contract.
A call that changes something must come from a page of the same installation. The server checks that with
\`Sec-Fetch-Site\` or \`Origin\`.`

const aboutTables = `The column types are those of SQLite. PostgreSQL has the same tables and columns, but there \`id\` is an identity column.
Instants (\`…_at\`) are ISO 8601 texts in UTC. Calendar days are \`YYYY-MM-DD\`. Only the feature that owns a table writes it.`
