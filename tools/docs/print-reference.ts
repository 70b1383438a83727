/** docs/reference.md: the calls and tables of each feature, in the order of their registration. */
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
    '## Refusals',
    'Every refusal is JSON: `message` for a person, `code` for a program, and `fields` where a form can show what is wrong.',
    printRefusals(),
    '## Migrations',
    migrations,
  ].join('\n\n')
}

const introduction = `# Reference: every call and table

Printed by \`npm run docs\` from the contracts in \`src/features/*/contract.ts\`, the migrations, and the comments and plans in
\`src/features/*/server/manifest.ts\`; do not edit it by hand. The calls are also served for programs as OpenAPI 3.1 at
\`/api/openapi.json\`.

Bodies are JSON objects; an unknown field is refused. A name in bold is a shape whose fields are listed below its
feature’s calls, and a name with \`?\` may be left out. Formats and lengths that a function checks are told in the contract
itself. A call that changes something must come from the installation’s own page, as told by \`Sec-Fetch-Site\` or \`Origin\`.`

const aboutTables = `Tables are shown as SQLite has them. PostgreSQL has the same tables and columns; there \`id\` is an identity column.
Instants (\`…_at\`) are ISO 8601 text in UTC, calendar days \`YYYY-MM-DD\`. A table is written only by its feature.`
