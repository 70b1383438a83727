/** Prints every call of every feature from the contracts that the server implements. */
import { globSync } from 'node:fs'
import { basename, dirname, resolve } from 'node:path'
import { $ZodType } from 'zod/v4/core'
import { failures, routes } from '../../src/app/server/features.ts'
import { type Access, type Contract, type Endpoint, readRoute } from '../../src/platform/shared/contract.ts'
import { describeFields, describeShape, type Shapes } from './describe-fields.ts'
import { printTable } from './print-table.ts'

type Feature = { name: string; contract: Contract; shapes: Shapes }

/** The calls of each feature with their shapes, by the feature's name. */
export async function printCalls(): Promise<Map<string, string[]>> {
  const features = await findFeatures()
  return new Map(features.map((feature) => [feature.name, printFeature(feature)]))
}

/** Every refusal with its status and message. */
export const printRefusals = (): string =>
  printTable(['Code', 'Status', 'Message'], Object.entries(failures).map(printFailure))

/** What each `access` of a call means. */
export const printAccess = (): string => printTable(['Who may ask', 'Means'], Object.entries(accessWords))

const accessWords: Readonly<Record<Access, string>> = {
  anyone: 'no session is needed',
  'signed-in': 'anybody with a session',
  member: 'a member of the pregnancy named in the path (404 for everybody else), or else of the current one',
  admin: 'a member whose role there is admin',
}

/** The features that have calls, with the names of their folders. */
async function findFeatures(): Promise<Feature[]> {
  const root = resolve(import.meta.dirname, '../..')
  const files = globSync('src/features/*/contract.ts', { cwd: root })
  const exportsOf = await Promise.all(
    files.map(async (file) => ({
      name: basename(dirname(file)),
      found: (await import(resolve(root, file))) as Readonly<Record<string, unknown>>,
    })),
  )
  return routes.map(({ contract }) => {
    const home = exportsOf.find(({ found }) => Object.values(found).includes(contract))
    if (!home) throw new Error('A mounted contract is exported by no src/features/*/contract.ts.')
    const named = Object.entries(home.found).flatMap(([name, value]): [$ZodType, string][] =>
      value instanceof $ZodType ? [[value, name]] : [],
    )
    return { name: home.name, contract, shapes: new Map(named) }
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
    printTable(['Call', 'Who may ask', 'What it does', 'Takes', 'Answers'], calls),
    ...(fields.length > 0 ? [printTable(['Shape', 'Field', 'Holds'], fields)] : []),
  ]
}

function describeRequest(endpoint: Endpoint, shapes: Shapes): string {
  const query = endpoint.query && `in the address: ${describeShape(endpoint.query, 'input', shapes)}`
  const body = 'body' in endpoint && endpoint.body && describeShape(endpoint.body, 'input', shapes)
  const file = endpoint.kind === 'upload' && `file \`${endpoint.file}\`, ${endpoint.maxBytes} bytes at most`
  return [query, file, body].filter(Boolean).join('; ') || 'nothing'
}

function describeAnswer(route: string, endpoint: Endpoint, shapes: Shapes): string {
  if (endpoint.kind === 'redirect') return '303 to a page'
  if (endpoint.kind === 'file') return '200, 206 or 304 with the file'
  if (!endpoint.response) return '204'
  const usual = endpoint.kind === 'upload' || readRoute(route).method === 'POST' ? 201 : 200
  const status = (endpoint.kind !== 'upload' && endpoint.status) || usual
  return `${status} ${describeShape(endpoint.response, 'output', shapes)}`
}

function printFailure([code, { status, message }]: [string, { status: number; message: string }]): string[] {
  return [`\`${code}\``, String(status), message]
}
