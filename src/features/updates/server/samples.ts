import type { Samples } from '#platform/server/feature/samples.ts'

/** The one picture on the tests' internet. */
const imageUrl = 'https://pictures.example/scan.png'

export const samples: Samples = {
  things: {
    // Without the example's share key, which would find the same update again after it was deleted.
    '/api/updates/{id}': async (app, maker) => {
      const address = `/api/pregnancies/${await app.findJourney('Pip')}/updates`
      const { body } = await maker.post(address, { content: 'All is well.' })
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
