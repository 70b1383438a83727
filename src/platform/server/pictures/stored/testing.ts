/** Pictures for tests, functions that upload and fetch them, and a server on the test internet that links can point to. */
import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import sharp from 'sharp'
import { openTestInternet } from '../../internet/testing.ts'

type Reply = { status: number; body: unknown; text: string; headers: Headers }
/** The parts of the test browser and of the test app that are needed here. */
export type Sender = {
  post(path: string, body: Uint8Array<ArrayBuffer>, headers: Record<string, string>): Promise<Reply>
}
type Browser = { readonly jar: Readonly<Record<string, string>> }
type TestApp = {
  readonly app: { fetch(request: Request, env: { socket: { remoteAddress: string } }): Promise<Response> }
}

export type Bytes = Uint8Array | string

/** A picture in one colour. */
export const plainPicture = (width = 40, height = 30) =>
  sharp({ create: { width, height, channels: 3, background: { r: 170, g: 80, b: 40 } } })

/** A picture that does not compress well. */
export function noisyPicture(width = 300, height = 300) {
  const pixels = Buffer.allocUnsafe(width * height * 3)
  let state = 1
  for (let at = 0; at < pixels.length; at += 1) {
    state = (state * 1_103_515_245 + 12_345) % 2 ** 31
    pixels[at] = state >> 16
  }
  return sharp(pixels, { raw: { width, height, channels: 3 } })
}

export type Sent = { name?: string; type?: string; fields?: Readonly<Record<string, string>> }

/** Uploads a picture like the page does, in the form field with this name. */
export async function uploadPicture(
  { post }: Sender,
  [path, field]: readonly [path: string, field: string],
  content: Bytes,
  { name = 'scan.jpg', type = 'image/jpeg', fields = {} }: Sent = {},
): Promise<Reply> {
  const form = new FormData()
  for (const [field, value] of Object.entries(fields)) form.append(field, value)
  form.append(field, new File([Buffer.from(content)], name, { type }))
  const request = new Request('http://localhost/', { method: 'POST', body: form })
  const body = new Uint8Array(await request.arrayBuffer())
  return post(path, body, { 'content-type': request.headers.get('content-type') ?? '' })
}

/** The bytes that are served at an address. */
export async function fetchBytes(testApp: TestApp, { jar }: Browser, address: string): Promise<Uint8Array> {
  const headers = { host: 'localhost:3000', cookie: `nestling-session=${jar['nestling-session']}` }
  const request = new Request(`http://localhost:3000${address}`, { headers })
  return (await testApp.app.fetch(request, { socket: { remoteAddress: '127.0.0.1' } })).bytes()
}

/** Lists all picture files in the data folder, in use or left over. */
export function filesIn(dataDir: string): string[] {
  return ['photos/album', 'photos/updates', 'photos/wishes', 'incoming'].flatMap((folder) => {
    const path = join(dataDir, folder)
    if (!existsSync(path)) return []
    const entries = readdirSync(path, { recursive: true, withFileTypes: true })
    return entries.filter((entry) => entry.isFile()).map(({ name }) => name)
  })
}

type Content = Bytes | (() => Promise<Bytes>)

/** Opens a test internet with one server. `contents`: what the server returns, by path. */
export async function openPictureServer(contents: Readonly<Record<string, Content>>) {
  const pictureServer = await openTestInternet(
    async ({ url = '' }, response) => {
      const found = contents[url]
      const content = typeof found === 'function' ? await found() : found
      if (content === undefined) response.writeHead(404).end()
      else response.writeHead(200, { 'content-type': 'image/png' }).end(content)
    },
    { addresses: { 'inside.example': ['192.168.1.10'] } },
  )
  const countRequests = (path: string) => pictureServer.requested.filter(({ url }) => url === path).length
  return { ...pictureServer, countRequests }
}
