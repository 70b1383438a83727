import type { SampleApp, SampleBrowser, Samples } from '#platform/server/feature/samples.ts'

/** The only picture on the fake internet of the tests. */
const imageUrl = 'https://pictures.example/scan.png'

export const samples: Samples = {
  rows: { update_reactions: () => ({ kind: 'heart' }) },
  things: {
    '/api/updates/{id}': shareUpdate,
    '/api/update-comments/{id}': async (app, maker) => {
      const { id } = await shareUpdate(app, maker)
      const { body } = await maker.post(`/api/updates/${id}/comments`, { content: 'How lovely!' })
      return { id: Object(body).id }
    },
    /** The copy of the linked picture. */
    '/api/update-pictures/{filename}': async (app, maker) => {
      const address = `/api/pregnancies/${await app.findJourney('Pip')}/updates`
      const { body } = await maker.post(address, { content: 'All is well.', imageUrl })
      return { filename: String(Object(body).imageCopy.filename) }
    },
  },
}

/** Sends no share key. With the key of the contract's example, the server would return the update of an earlier call. */
async function shareUpdate(app: SampleApp, maker: SampleBrowser): Promise<{ id: number }> {
  const address = `/api/pregnancies/${await app.findJourney('Pip')}/updates`
  const { body } = await maker.post(address, { content: 'All is well.' })
  return { id: Object(body).id }
}
