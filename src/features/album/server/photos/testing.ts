/** Pictures for tests, and ways to send them. */
import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import sharp from 'sharp'

type Reply = { status: number; body: unknown; text: string; headers: Headers }
/** As much of the app's browser and house as is needed here. */
type Browser = {
  readonly jar: Readonly<Record<string, string>>
  post(path: string, body: Uint8Array<ArrayBuffer>, headers: Record<string, string>): Promise<Reply>
}
type House = {
  readonly app: { fetch(request: Request, env: { socket: { remoteAddress: string } }): Promise<Response> }
}

export type Bytes = Uint8Array | string

/** A plain picture of clay. */
export const plain = (width = 40, height = 30) =>
  sharp({ create: { width, height, channels: 3, background: { r: 170, g: 80, b: 40 } } })

/** A picture that does not become small. */
export function noisy(width = 300, height = 300) {
  const points = Buffer.allocUnsafe(width * height * 3)
  let state = 1
  for (let at = 0; at < points.length; at += 1) {
    state = (state * 1_103_515_245 + 12_345) % 2 ** 31
    points[at] = state >> 16
  }
  return sharp(points, { raw: { width, height, channels: 3 } })
}

type Sent = { name?: string; type?: string; fields?: Readonly<Record<string, string>> }

/** Sends a picture as the page does. */
export async function upload(browser: Browser, content: Bytes, sent: Sent = {}): Promise<Reply> {
  const { name = 'scan.jpg', type = 'image/jpeg', fields = {} } = sent
  const form = new FormData()
  for (const [field, value] of Object.entries(fields)) form.append(field, value)
  form.append('photo', new File([Buffer.from(content)], name, { type }))
  const request = new Request('http://localhost/', { method: 'POST', body: form })
  return sendForm(browser, await request.bytes(), request.headers.get('content-type') ?? '')
}

/** Sends a form as it is, well made or not. */
export const sendForm = (browser: Browser, body: Uint8Array, type: string) =>
  browser.post('/api/photos/upload', new Uint8Array(body), { 'content-type': type })

/** The bytes that are served under an address. */
export async function fetchBytes(house: House, { jar }: Browser, address: string): Promise<Uint8Array> {
  const headers = { host: 'localhost:3000', cookie: `nestling-session=${jar['nestling-session']}` }
  const request = new Request(`http://localhost:3000${address}`, { headers })
  return (await house.app.fetch(request, { socket: { remoteAddress: '127.0.0.1' } })).bytes()
}

/** Every file that uploads have made, kept or left behind. */
export function filesIn(dataDir: string): string[] {
  return ['photos', 'incoming'].flatMap((folder) => {
    const path = join(dataDir, folder)
    if (!existsSync(path)) return []
    const entries = readdirSync(path, { recursive: true, withFileTypes: true })
    return entries.filter((entry) => entry.isFile()).map(({ name }) => name)
  })
}
