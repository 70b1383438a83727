import type { Samples } from '#platform/server/feature/samples.ts'

/** The only picture on the fake internet of the tests. */
const imageUrl = 'https://pictures.example/scan.png'

export const samples: Samples = {
  rows: {
    wishes: () => ({ category: 'baby_gear', priority: 'medium' }),
    wish_surprises: () => ({ mode: 'taken' }),
  },
  things: {
    /** The copy of the linked picture. */
    '/api/wish-pictures/{filename}': async (app, maker) => {
      const address = `/api/pregnancies/${await app.findJourney('Pip')}/wishlist`
      const { body } = await maker.post(address, { name: 'Pram', category: 'baby_gear', imageUrl })
      return { filename: String(Object(body).imageCopy.filename) }
    },
  },
}
