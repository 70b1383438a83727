import sharp from 'sharp'
import { expect } from 'vitest'
import type { Samples } from '#platform/server/feature/samples.ts'
import { cast } from '../fixtures.ts'

export const samples: Samples = {
  things: {
    '/api/account/sessions/{id}': async (app) => {
      const theirs = app.db.selectFrom('sessions').innerJoin('users', 'users.id', 'sessions.user_id')
      const oldest = theirs.where('users.email', '=', cast.mother.email).orderBy('sessions.id')
      return oldest.select('sessions.id').executeTakeFirstOrThrow()
    },
    '/api/portraits/{name}': async (_app, maker) => {
      const image = sharp({ create: { width: 300, height: 200, channels: 3, background: '#c8a' } })
      const form = new FormData()
      form.append('picture', new Blob([new Uint8Array(await image.png().toBuffer())], { type: 'image/png' }), 'me.png')
      const { body } = await maker.post('/api/account/picture', form)
      return { name: String(Object(body).profileImageUrl).split('/').at(-1) ?? '' }
    },
  },
  rows: {
    // Far in the future, because jobs delete old requests and expired sessions.
    sent_requests: () => ({ sent_at: '2100-01-01T00:00:00.000Z' }),
    sessions: () => ({ expires_at: '2100-01-01T00:00:00.000Z' }),
  },
  outcomes: {
    sessions: { leaves: (session, { otherJourney }) => ({ ...session, pregnancy_id: otherJourney }) },
    users: {
      deletesAccount: (user, { now }) => ({
        id: user.id,
        first_name: user.first_name,
        created_at: user.created_at,
        email: `deleted-${user.id}@invalid`,
        password_hash: expect.not.stringContaining(user.password_hash),
        last_name: '',
        profile_image_url: null,
        founder_at: null,
        units: null,
        theme: 'auto',
        layout: 'usual',
        language: 'en',
        hides: null,
        deleted_at: now.toISOString(),
      }),
    },
  },
}
