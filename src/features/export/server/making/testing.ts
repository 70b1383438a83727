/** Adds photos to the demo family's journey, exports the journey and reads the export. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import sharp from 'sharp'
import { expect } from 'vitest'
import { readZip } from '#platform/server/export/testing.ts'
import type { Services } from '#platform/server/services.ts'
import { writeExport } from '../public.ts'

type Browser = { post(path: string, body: FormData): Promise<{ readonly status: number; readonly body: unknown }> }
type TestApp = {
  readonly services: Services
  readonly clock: { readonly now: Date }
  readonly dataDir: string
  person(name: 'mother'): Promise<Browser>
}

/** The path of the exported file. */
export const pathIn = ({ dataDir }: TestApp): string => join(dataDir, 'pip.zip')

/** Exports Pip's journey, and reads the file back. */
export async function exportPip(testApp: TestApp, path: string = pathIn(testApp)) {
  // Finds Pip's journey by the lowest id, because tests change its name.
  const first = testApp.services.db.selectFrom('pregnancies').select('id').orderBy('id')
  const { id: pregnancyId } = await first.executeTakeFirstOrThrow()
  const exported = await writeExport(testApp.services, { pregnancyId, path, now: testApp.clock.now })
  const files = await readZip(readFileSync(path))
  const text = (name: string) => String(files.get(name))
  return { exported, files, text, journey: JSON.parse(text('journey.json')) }
}

/** Uploads a photo as Nora. The server stores it in three sizes. */
export async function addPhoto(testApp: TestApp, caption: string, week = '20') {
  const image = sharp({ create: { width: 900, height: 700, channels: 3, background: '#c8a' } })
  const form = new FormData()
  form.append('caption', caption)
  form.append('week', week)
  form.append('photo', new Blob([new Uint8Array(await image.png().toBuffer())], { type: 'image/png' }), 'scan.png')
  const { status, body } = await (await testApp.person('mother')).post('/api/photos/upload', form)
  expect(status).toBe(201)
  return Object(body) as { id: number; filename: string }
}
