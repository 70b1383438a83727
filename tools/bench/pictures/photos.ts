/** Compares the time of an upload with that of sharp alone. Then measures other requests and memory during 20 uploads at once. */
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { fileURLToPath } from 'node:url'
import { median, percentile, printFigure } from '../figures.ts'
import { treeMegabytes } from '../server/process-facts.ts'
import type { Seeded } from '../server/seeded-folder.ts'
import { startNestling } from '../server/server-process.ts'

/** How many times one photo is uploaded. */
const uploads = 7
const atOnce = 20
const pages = ['/', '/api/pregnancies/current', '/api/photos']
/** The pause between two requests for pages. */
const pauseMs = 5

export async function measurePhotos({ dataDir, cookie }: Seeded): Promise<void> {
  const path = join(dataDir, 'photo.jpg')
  writeFileSync(path, await drawPhoto())
  const { pid, port, stop } = await startNestling(dataDir)
  const sender = { origin: `http://127.0.0.1:${port}`, cookie, photo: readFileSync(path) }
  try {
    await measureOne(sender, path)
    await measureMany(sender, pid)
  } finally {
    await stop()
  }
}

type Sender = { origin: string; cookie: string; photo: Uint8Array<ArrayBuffer> }

async function measureOne(sender: Sender, path: string): Promise<void> {
  const alone = startSharpAlone(path)
  const times = { sharp: [] as number[], nestling: [] as number[] }
  await alone.time()
  await send(sender)
  // sharp and Nestling alternate, so other load on the machine affects both equally.
  for (let turn = 0; turn < uploads; turn += 1) {
    times.sharp.push(await alone.time())
    times.nestling.push((await send(sender)).ms)
  }
  alone.stop()
  const [baseline, ours] = [median(times.sharp), median(times.nestling)]
  console.log('A JPEG of 12 megapixels, from the upload to the response')
  printFigure('sharp alone, the same copies', `${baseline.toFixed(0)} ms`)
  printFigure('Nestling', `${ours.toFixed(0)} ms`)
  printFigure('  ratio to sharp alone', (ours / baseline).toFixed(2), {
    words: 'at most 1.3',
    met: ours / baseline <= 1.3,
  })
}

async function measureMany(sender: Sender, pid: number): Promise<void> {
  let isOver = false
  let most = 0
  const watch = setInterval(() => {
    most = Math.max(most, treeMegabytes(pid) ?? Number.NaN)
  }, 50)
  const sending = Promise.all(Array.from({ length: atOnce }, () => send(sender))).finally(() => {
    isOver = true
  })
  const times = await askPages(sender, () => isOver)
  clearInterval(watch)
  const refused = (await sending).filter(({ status }) => status !== 201).length
  const p99 = percentile(times, 99)
  console.log(`Other requests during ${atOnce} uploads of this photo at once`)
  printFigure('p99', `${p99.toFixed(1)} ms`, { words: 'under 150 ms', met: p99 < 150 })
  printFigure('photos refused', String(refused), { words: 'none', met: refused === 0 })
  if (Number.isNaN(most)) printFigure('memory of all processes', 'not measured')
  else
    printFigure('memory of all processes, at most', `${most.toFixed(0)} MB`, { words: 'under 512 MB', met: most < 512 })
}

async function send({ origin, cookie, photo }: Sender): Promise<{ status: number; ms: number }> {
  const form = new FormData()
  form.append('photo', new File([photo], 'photo.jpg', { type: 'image/jpeg' }))
  const began = performance.now()
  const headers = { cookie, 'sec-fetch-site': 'same-origin' }
  const response = await fetch(`${origin}/api/photos/upload`, { method: 'POST', headers, body: form })
  await response.text()
  return { status: response.status, ms: performance.now() - began }
}

/** Requests one page after the other until `isOver`. Returns the response times in milliseconds. */
async function askPages({ origin, cookie }: Sender, isOver: () => boolean): Promise<number[]> {
  const times: number[] = []
  for (let turn = 0; !isOver(); turn += 1) {
    const began = performance.now()
    await (await fetch(`${origin}${pages[turn % pages.length]}`, { headers: { cookie } })).text()
    times.push(performance.now() - began)
    await new Promise((resolve) => setTimeout(resolve, pauseMs))
  }
  return times
}

const program = fileURLToPath(new URL('./sharp-alone.ts', import.meta.url))

function startSharpAlone(path: string) {
  const child = spawn(process.execPath, [program, path], { stdio: ['pipe', 'pipe', 'inherit'] })
  const lines = createInterface({ input: child.stdout })
  return {
    async time(): Promise<number> {
      child.stdin.write('\n')
      const [line] = await once(lines, 'line')
      return Number(line)
    },
    stop: () => child.stdin.end(),
  }
}

/** A photo of 4,000 by 3,000 pixels with soft shapes and a little noise, like a photo of a camera. */
async function drawPhoto(): Promise<Uint8Array> {
  const { default: sharp } = await import('sharp')
  const noise = { type: 'gaussian', mean: 128, sigma: 40 } as const
  const small = await sharp({ create: { width: 500, height: 375, channels: 3, background: '#888', noise } })
    .png()
    .toBuffer()
  return sharp(small).resize(4000, 3000).jpeg({ quality: 90 }).toBuffer()
}
