import type { Samples } from '#platform/server/feature/samples.ts'

const created_at = '2026-03-01T00:00:00.000Z'

export const samples: Samples = {
  rows: {
    members: () => ({ role: 'family', created_at, accepted_at: created_at }),
    section_rights: () => ({ role: 'guest', may: 'see' }),
  },
  outcomes: {
    removed_members: { leaves: (removal, { now }) => ({ ...removal, removed_at: now.toISOString() }) },
  },
}
