import { aboveAllIds, linkToOlder } from '#platform/server/http/list-pages.ts'
import { implement, type Redirect } from '#platform/server/implement.ts'
import { hashToken } from '#platform/server/session.ts'
import { signInContract } from '../contract.ts'
import { changeAccount } from './account/change-account.ts'
import { changeEmail } from './account/change-email.ts'
import { changePassword } from './account/change-password.ts'
import { listActivity } from './account/list-activity.ts'
import { endOwnSession, listOwnSessions } from './account/own-sessions.ts'
import { deleteAccount } from './account-deletion/delete-account.ts'
import { getDeletionPreview } from './account-deletion/get-deletion-preview.ts'
import { getAdminSecondStep, requireSecondStep, stopRequiringSecondStep } from './admins/require-second-step.ts'
import { endSession, setUp } from './commands.ts'
import { signIn } from './entry/sign-in.ts'
import { getSelf, startSession } from './entry/start-session.ts'
import { getPortrait } from './portraits/get-portrait.ts'
import { removePortrait, storePortrait } from './portraits/store-portrait.ts'
import { getUser } from './queries.ts'
import { askForReset } from './reset/ask-for-reset.ts'
import { makeResetLink } from './reset/make-reset-link.ts'
import { resetPassword } from './reset/reset-password.ts'
import { finishSignIn } from './second-step/finish-sign-in.ts'
import {
  beginSecondStep,
  getSecondStep,
  renewRecoveryCodes,
  turnOffSecondStep,
  turnOnSecondStep,
} from './second-step/second-step.ts'

const home: Redirect = { to: '/' }

export const signInRoutes = implement(signInContract, {
  'GET /api/auth/user': ({ actor, ...exchange }) => actor && getUser(exchange, actor.userId, actor.membership),

  'POST /api/login': ({ body, ...exchange }) => signIn(exchange, body),

  'POST /api/login/second-step': ({ body, ...exchange }) => finishSignIn(exchange, body),

  'GET /api/login': (): Redirect => ({ to: '/sign-in' }),

  'GET /api/logout': async ({ db, cookies, caller }) => {
    const token = cookies.get('session')
    // A picture or prefetch on another site must not sign anybody out.
    if (!token || !caller.isOwnNavigation) return home
    await endSession(db, hashToken(token))
    cookies.set('session', null, 0)
    return { ...home, headers: { 'clear-site-data': '"cache"' } }
  },

  'POST /api/set-up': async ({ body, ...exchange }) => {
    const userId = await setUp(exchange.db, body, exchange.now)
    return getSelf(exchange, await exchange.db.transaction().execute((tx) => startSession(tx, exchange, userId)))
  },

  'PATCH /api/account': async ({ actor, body, ...exchange }) => {
    await changeAccount(exchange.db, actor.userId, body)
    return getUser(exchange, actor.userId, actor.membership)
  },

  'POST /api/account/email': async ({ actor, body, ...exchange }) => {
    await changeEmail(exchange, actor, body)
    return getUser(exchange, actor.userId, actor.membership)
  },

  'POST /api/account/password': ({ actor, body, ...exchange }) => changePassword(exchange, actor, body),

  'POST /api/account/picture': async ({ actor, upload, ...exchange }) => {
    await storePortrait(exchange.db, actor.userId, upload.path, exchange.now)
    return getUser(exchange, actor.userId, actor.membership)
  },

  'DELETE /api/account/picture': async ({ actor, ...exchange }) => {
    await removePortrait(exchange.db, actor.userId)
    return getUser(exchange, actor.userId, actor.membership)
  },

  'GET /api/portraits/{name}': ({ db, actor, params }) => getPortrait(db, actor.userId, params.name),

  'GET /api/account/sessions': ({ db, actor, now }) => listOwnSessions(db, actor, now),

  'DELETE /api/account/sessions/{id}': ({ actor, params, ...exchange }) => endOwnSession(exchange, actor, params.id),

  'GET /api/account/second-step': ({ db, actor }) => getSecondStep(db, actor.userId),

  'POST /api/account/second-step/secret': ({ actor, body, ...exchange }) =>
    beginSecondStep(exchange, actor, body.currentPassword),

  'POST /api/account/second-step': ({ actor, body, ...exchange }) => turnOnSecondStep(exchange, actor, body.code),

  'POST /api/account/second-step/recovery-codes': ({ actor, body, ...exchange }) =>
    renewRecoveryCodes(exchange, actor, body.currentPassword),

  'DELETE /api/account/second-step': ({ actor, body, ...exchange }) =>
    turnOffSecondStep(exchange, actor, body.currentPassword),

  'GET /api/account/deletion-preview': ({ actor, ...exchange }) => getDeletionPreview(exchange, actor.userId),

  'DELETE /api/account': ({ actor, body, ...exchange }) => deleteAccount(exchange, actor, body.currentPassword),

  'POST /api/password-reset': ({ body, ...exchange }) => askForReset(exchange, body.email),

  'PUT /api/password-reset': ({ body, ...exchange }) => resetPassword(exchange, body),

  'POST /api/admin/users/{email}/reset-link': ({ actor, params, ...exchange }) =>
    makeResetLink(exchange, actor, params.email),

  'GET /api/admin/second-step': ({ actor, ...exchange }) => getAdminSecondStep(exchange, actor),

  'PUT /api/admin/second-step': async ({ actor, ...exchange }) => {
    await requireSecondStep(exchange, actor)
    return getAdminSecondStep(exchange, actor)
  },

  'DELETE /api/admin/second-step': async ({ actor, ...exchange }) => {
    await stopRequiringSecondStep(exchange, actor)
    return getAdminSecondStep(exchange, actor)
  },

  'GET /api/admin/activity': async ({ db, actor, query, headers }) => {
    const { pregnancyId } = actor
    const notes = await listActivity(db, { pregnancyId, limit: query.limit, before: query.before ?? aboveAllIds })
    linkToOlder(headers, '/api/admin/activity', query.limit, notes)
    return notes
  },
})
