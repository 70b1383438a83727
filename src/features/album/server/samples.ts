import sharp from 'sharp'
import type { SampleApp, SampleBrowser, Samples } from '#platform/server/feature/samples.ts'

export const samples: Samples = {
  rows: { photo_reactions: () => ({ kind: 'heart' }) },
  things: {
    '/api/photos/{id}': addPhoto,
    '/api/photos/{filename}': addPhoto,
    '/api/photo-comments/{id}': async (app, maker) => {
      const { id } = await addPhoto(app, maker)
      const { body } = await maker.post(`/api/photos/${id}/comments`, { content: 'How lovely!' })
      return { id: Object(body).id }
    },
  },
}

async function addPhoto(_app: SampleApp, maker: SampleBrowser) {
  const image = sharp({ create: { width: 30, height: 20, channels: 3, background: '#c8a' } })
  const form = new FormData()
  form.append('caption', 'First scan')
  form.append('photo', new Blob([new Uint8Array(await image.png().toBuffer())], { type: 'image/png' }), 'scan.png')
  const { body } = await maker.post('/api/photos/upload', form)
  return { id: Number(Object(body).id), filename: String(Object(body).filename) }
}
