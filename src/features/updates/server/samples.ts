import type { Samples } from '#platform/server/feature/samples.ts'

/** The one picture on the internet of a test. */
const imageUrl = 'https://pictures.example/scan.png'

export const samples: Samples = {
  things: {
    // Without the example's key: with it, asking again after the update was deleted finds the deleted one.
    '/api/updates/{id}': async (app, maker) => {
      const address = `/api/pregnancies/${await app.findJourney('Pip')}/updates`
      const { body } = await maker.post(address, { content: 'All is well.' })
      return { id: Object(body).id }
    },
    /** The copy of what it links to. */
    '/api/update-pictures/{filename}': async (app, maker) => {
      const address = `/api/pregnancies/${await app.findJourney('Pip')}/updates`
      const { body } = await maker.post(address, { content: 'All is well.', imageUrl })
      return { filename: String(Object(body).imageCopy.filename) }
    },
  },
}
