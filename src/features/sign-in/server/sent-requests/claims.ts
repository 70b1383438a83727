/** Stores a hash and the response of each POST request with an `Idempotency-Key`, for at least 24 hours. */
import { findCertainTime } from '#platform/server/clock/certain-time.ts'
import type { Claim, ClaimStore } from '#platform/server/idempotency/answer-once.ts'
import type { Job } from '#platform/server/jobs.ts'

const day = 24 * 60 * 60 * 1000

export const claims: ClaimStore = {
  async find(db, { userId, keyHash }) {
    const row = await db
      .selectFrom('sent_requests')
      .select(['request_hash', 'answer'])
      .where('user_id', '=', userId)
      .where('key_hash', '=', keyHash)
      .executeTakeFirst()
    return row && { requestHash: row.request_hash, answer: row.answer }
  },

  async add(tx, claim) {
    const added = await tx
      .insertInto('sent_requests')
      .values({ ...rowOf(claim), answer: null })
      .onConflict((conflict) => conflict.columns(['user_id', 'key_hash']).doNothing())
      .returning('id')
      .executeTakeFirst()
    return added !== undefined
  },

  async addAnswer(db, claim, answer) {
    const { userId, keyHash } = claim
    const mine = db.updateTable('sent_requests').where('user_id', '=', userId).where('key_hash', '=', keyHash)
    await mine.set({ answer }).execute()
  },

  async remove(db, { userId, keyHash }) {
    const mine = db.deleteFrom('sent_requests').where('user_id', '=', userId).where('key_hash', '=', keyHash)
    await mine.where('answer', 'is', null).execute()
  },
}

const rowOf = ({ userId, keyHash, requestHash, now }: Claim) => ({
  user_id: userId,
  key_hash: keyHash,
  request_hash: requestHash,
  sent_at: now.toISOString(),
})

export const deleteSentRequests: Job = {
  name: 'delete-sent-requests',
  async run({ db }, now) {
    const dayBefore = new Date((await findCertainTime(db, now)).getTime() - day).toISOString()
    await db.deleteFrom('sent_requests').where('sent_at', '<=', dayBefore).execute()
  },
}
