import sharp from 'sharp'
import type { Samples } from '#platform/server/feature/samples.ts'

export const samples: Samples = {
  things: {
    /** The picture of a birth. It can only be set in the state `born`. */
    '/api/birth-pictures/{filename}': async (app, maker) => {
      const journey = `/api/pregnancies/${await app.findJourney('Pip')}`
      const children = [{ name: 'Wren', weightG: null, lengthMm: null }]
      await maker.ask('PUT', `${journey}/state`, { state: 'born', happenedOn: '2026-03-14', children })
      const image = sharp({ create: { width: 30, height: 20, channels: 3, background: '#c8a' } })
      const form = new FormData()
      form.append(
        'picture',
        new Blob([new Uint8Array(await image.png().toBuffer())], { type: 'image/png' }),
        'wren.png',
      )
      const { body } = await maker.post(`${journey}/birth-picture`, form)
      return { filename: String(Object(body).stateChange.picture.filename) }
    },
  },
  rows: {
    pregnancies: () => ({
      ...{ due_date: '2026-05-28', time_zone: 'Europe/London', units: 'metric', region: 'uk', country: 'GB' },
      ...{ babies: 2, placentas: 'own', state: 'expecting', hides: 'drawing,heart-rate' },
    }),
    birth_pictures: () => ({ width: 640, height: 480 }),
    parents: () => ({ part: 'mother' }),
    journey_states: () => ({ state: 'paused', happened_on: null, told_to: null, taken_back_at: null }),
  },
}
