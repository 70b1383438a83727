/** Prints every API call of every feature, from the contracts that the server implements, and the error codes. */
import { globSync } from 'node:fs'
import { basename, dirname, resolve } from 'node:path'
import { $ZodType } from 'zod/v4/core'
import { failures, routes } from '../../src/app/server/features.ts'
import { type Access, type Contract, type Endpoint, readRoute } from '../../src/platform/shared/contract.ts'
import type { Failures } from '../../src/platform/shared/errors.ts'
import { describeFields, describeShape, type Shapes } from './describe-fields.ts'
import { printTable } from './print-table.ts'

type Feature = { name: string; contract: Contract; shapes: Shapes }

/** Returns the tables of calls and shapes of each feature, by the feature's name. */
export async function printCalls(): Promise<Map<string, string[]>> {
  const features = await findFeatures()
  return new Map(features.map((feature) => [feature.name, printFeature(feature)]))
}

/** A table of every error code with its status and message. */
export const printRefusals = (): string =>
  printTable(['Code', 'Status', 'Message'], Object.entries(failures).map(printFailure))

/** A table of the values of `access` in a contract. */
export const printAccess = (): string => printTable(['Who may call', 'Meaning'], Object.entries(accessWords))

const accessWords: Readonly<Record<Access, string>> = {
  anyone: 'no session is needed',
  'signed-in': 'anybody with a session',
  member:
    'a member of the pregnancy in the path (everybody else gets 404), or of the current one if the path names none',
  admin: 'a member who has the role admin in that pregnancy',
}

/** Returns the features that have calls, each with the name of its folder. */
async function findFeatures(): Promise<Feature[]> {
  const root = resolve(import.meta.dirname, '../..')
  const files = globSync('src/features/*/contract.ts', { cwd: root })
  const exportsOf = await Promise.all(
    files.map(async (file) => ({
      name: basename(dirname(file)),
      exported: (await import(resolve(root, file))) as Readonly<Record<string, unknown>>,
    })),
  )
  return routes.map(({ contract }) => {
    const file = exportsOf.find(({ exported }) => Object.values(exported).includes(contract))
    if (!file) throw new Error('The server uses a contract that no src/features/*/contract.ts exports.')
    const named = Object.entries(file.exported).flatMap(([name, value]): [$ZodType, string][] =>
      value instanceof $ZodType ? [[value, name]] : [],
    )
    return { name: file.name, contract, shapes: new Map(named) }
  })
}

function printFeature({ contract, shapes }: Feature): string[] {
  const endpoints = Object.entries<Endpoint>(contract)
  const calls = endpoints.map(([route, endpoint]) => [
    `\`${route}\``,
    endpoint.may ? `${endpoint.access} who may ${endpoint.may}` : endpoint.access,
    endpoint.summary,
    describeRequest(endpoint, shapes),
    describeAnswer(route, endpoint, shapes),
  ])
  const text = calls.flat().join()
  const fields = [...shapes]
    .filter(([, shape]) => text.includes(`**${shape}**`))
    .flatMap(([schema, shape]) =>
      describeFields(schema, 'output').map((field) => [shape, `\`${field.name}\``, field.words]),
    )
  return [
    printTable(['Call', 'Who may call', 'What it does', 'Request', 'Response'], calls),
    ...(fields.length > 0 ? [printTable(['Shape', 'Field', 'Type'], fields)] : []),
  ]
}

function describeRequest(endpoint: Endpoint, shapes: Shapes): string {
  const query = endpoint.query && `in the query string: ${describeShape(endpoint.query, 'input', shapes)}`
  const body = 'body' in endpoint && endpoint.body && describeShape(endpoint.body, 'input', shapes)
  const file = endpoint.kind === 'upload' && `file \`${endpoint.file}\` of at most ${endpoint.maxBytes} bytes`
  return [query, file, body].filter(Boolean).join('; ') || 'nothing'
}

function describeAnswer(route: string, endpoint: Endpoint, shapes: Shapes): string {
  if (endpoint.kind === 'redirect') return '303 to a page'
  if (endpoint.kind === 'file') return '200, 206 or 304 with the file'
  if (endpoint.kind === 'events') return '200 with the events'
  if (!endpoint.response) return '204'
  const usual = endpoint.kind === 'upload' || readRoute(route).method === 'POST' ? 201 : 200
  const status = (endpoint.kind !== 'upload' && endpoint.status) || usual
  const versioned =
    endpoint.kind !== 'upload' && endpoint.versioned && `, or 412 if \`If-Match\` is not its \`${endpoint.versioned}\``
  return `${status} ${describeShape(endpoint.response, 'output', shapes)}${versioned || ''}`
}

function printFailure([code, { status, message }]: [string, Failures[string]]): string[] {
  return [`\`${code}\``, String(status), message()]
}
