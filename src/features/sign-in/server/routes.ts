import { implement, type Redirect } from '#platform/server/implement.ts'
import { hashToken } from '#platform/server/session.ts'
import { signInContract } from '../contract.ts'
import { roleOf } from '../policy.ts'
import { endSession, setUp } from './commands.ts'
import { enter } from './entry/enter.ts'
import { signIn } from './entry/sign-in.ts'
import { getUser } from './queries.ts'

const home: Redirect = { to: '/' }

export const signInRoutes = implement(signInContract, {
  'GET /api/auth/user': ({ db, actor }) =>
    actor && getUser(db, actor.userId, roleOf({ role: actor.membership?.role ?? null, mayFound: actor.mayFound })),

  'POST /api/login': ({ body, ...exchange }) => signIn(exchange, body),

  'GET /api/login': (): Redirect => ({ to: '/sign-in' }),

  'GET /api/logout': async ({ db, cookies, caller }) => {
    const token = cookies.get('session')
    // A picture or a prefetch on somebody else's page must not sign anybody out.
    if (!token || !caller.isOwnVisit) return home
    await endSession(db, hashToken(token))
    cookies.set('session', null, 0)
    return { ...home, headers: { 'clear-site-data': '"cache"' } }
  },

  'POST /api/set-up': async ({ body, ...exchange }) => {
    const user = await setUp(exchange.db, body, exchange.now)
    await exchange.db.transaction().execute((tx) => enter(tx, exchange, user.id))
    return user
  },
})
