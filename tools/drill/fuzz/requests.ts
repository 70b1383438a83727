/** Makes random bad requests from the OpenAPI description, with one mistake or several. */
import { randomInt } from 'node:crypto'

export type Operation = { method: string; path: string; example: unknown; type: string | null; query: string[] }
export type DrawnRequest = { method: string; path: string; headers: Record<string, string>; body: string | null }

type Described = {
  paths: Record<
    string,
    Record<
      string,
      {
        parameters?: { name: string; in: string }[]
        requestBody?: { content: Record<string, { example?: unknown; schema?: unknown }> }
      }
    >
  >
}

/** The calls that the server describes. Signing out is left out, because everything after it would be refused. */
export async function readOperations(port: number): Promise<Operation[]> {
  const response = await fetch(`http://127.0.0.1:${port}/api/openapi.json`)
  const { paths } = (await response.json()) as Described
  return Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods)
      .filter(() => path !== '/api/logout')
      .map(([method, { parameters = [], requestBody }]) => {
        const [type = null, content] = Object.entries(requestBody?.content ?? {})[0] ?? []
        const query = parameters.filter((one) => one.in === 'query').map(({ name }) => name)
        return { method: method.toUpperCase(), path, example: content?.example ?? {}, type, query }
      }),
  )
}

/** A random request to this call. Most requests have a single mistake, so they also reach the later checks of the server. */
export function drawRequest({ method, path, example, type, query }: Operation): DrawnRequest {
  const target = path.replaceAll(/\{(\w+)\}/g, () => encodeURIComponent(pick(segments)))
  const search = [...query, ...(chance(10) ? [pick(strangeNames)] : [])]
    .filter(() => chance(2))
    .map((name) => `${encodeURIComponent(name)}=${encodeURIComponent(pick(segments))}`)
  const mayHaveBody = method !== 'GET' && method !== 'HEAD'
  const body = mayHaveBody && (type || chance(10)) ? drawBody(example) : null
  return {
    method: chance(50) ? pick(methods) : method,
    path: target + (search.length > 0 ? `?${search.join('&')}` : ''),
    headers: {
      ...(body !== null && { 'content-type': chance(20) ? pick(types) : (type ?? 'application/json') }),
      ...(chance(3) && { 'idempotency-key': pick(keys) }),
      ...(chance(20) && { range: pick(ranges) }),
    },
    body,
  }
}

function drawBody(example: unknown): string {
  if (chance(20)) return pick(texts)
  if (typeof example !== 'object' || example === null) return JSON.stringify(pick(values)())
  const changed: Record<string, unknown> = { ...example }
  const names = [...Object.keys(changed), ...strangeNames]
  for (let at = 0; at < randomInt(1, 3); at += 1) {
    const name = pick(names)
    if (chance(5)) delete changed[name]
    else Object.defineProperty(changed, name, { value: pick(values)(), enumerable: true, configurable: true })
  }
  return JSON.stringify(changed)
}

const chance = (oneIn: number) => randomInt(oneIn) === 0
const pick = <Value>(list: readonly Value[]): Value => list[randomInt(list.length)] as Value

const methods = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'] as const
const segments = [
  '1',
  '2',
  '3',
  '40',
  '0',
  '-1',
  '1.5',
  '1e3',
  '9007199254740993',
  '9'.repeat(300),
  'NaN',
  'null',
  '',
  ' ',
  'a b',
  '__proto__',
  'constructor',
  '../..',
  '..%2f',
  '%',
  '\0',
  '\u202e',
  '😀',
  'é'.repeat(200),
  "' or 1=1 --",
  '$ne',
  'guide',
  '2026-02-30',
  '2026-13-01',
  '9999-12-31',
  '0000-00-00',
  'a@b',
  'nora@nestling.example',
] as const
const strangeNames = [
  '__proto__',
  'constructor',
  'id',
  'role',
  'isAdmin',
  'createdBy',
  'pregnancyId',
  'limit',
  'before',
  '$where',
  '',
]
const keys = [
  'short',
  'a-key-of-a-drill-1',
  '"a-key-of-a-drill-2"',
  'x'.repeat(65),
  'with a space in it',
  '\t',
] as const
const ranges = ['bytes=-1', 'bytes=0-0,0-0', 'bytes=99999999999-', 'bytes=5-1', 'lines=1-2'] as const
const types = [
  'text/plain',
  'application/json; charset=utf-16',
  'multipart/form-data; boundary=x',
  'application/xml',
  'x',
] as const
const texts = [
  '',
  '{',
  '[]',
  'null',
  '"x"',
  '1e999',
  '{"a":1,}',
  '\uFEFF{}',
  '{"a":"\\ud800"}',
  '['.repeat(3000),
  'a=b&c=d',
  '--x\r\nContent-Disposition: form-data; name="photo"; filename="a.jpg"\r\n\r\nGIF89a\r\n--x--\r\n',
  '--x\r\nContent-Disposition: form-data\r\n\r\n',
  'x'.repeat(70_000),
] as const
const values: readonly (() => unknown)[] = [
  () => null,
  () => true,
  () => -1,
  () => 0.1,
  () => 1e308,
  () => 2 ** 53 + 2,
  () => '',
  () => ' ',
  () => 'x'.repeat(6000),
  () => '\u0301'.repeat(3000),
  () => 'a\0b',
  () => '\ud800',
  () => '2026-02-30',
  () => '9999-12-31T23:59:59.999Z',
  () => 'javascript:alert(1)',
  () => 'https://[::1]/a.png',
  () => '<script>alert(1)</script>',
  () => [],
  () => [[[[]]]],
  () => ({}),
  () => ({ $gt: '' }),
  () => ({ toString: 1 }),
  () => Array.from({ length: 2000 }, () => 1),
]
