/**
 * Signing in without scripts. The page shows a form for the password and then, if needed, a form for the code. The
 * server passes each form on to the API's endpoints, which check it, count the attempts and set the cookies.
 */
import * as z from 'zod/mini'
import { SecondStepNeeded, type signInContract } from '#features/sign-in/contract.ts'
import type { PlainSignIn } from '#features/sign-in/rules.ts'
import type { Answer, AnswerHeaders } from '#platform/server/http/answer.ts'
import { readForm } from '#platform/server/http/read-request.ts'
import type { HttpRequest } from '#platform/server/http/wire/request.ts'
import type { Services } from '#platform/server/services.ts'
import { createAddresses } from '#platform/shared/address/address.ts'
import { plainHomeAddress } from '#platform/shared/address/plain-addresses.ts'
import { answerHtml } from './answer-html.ts'
import type { CallOwnApi } from './page-data.ts'
import { joinPlain, type Plain } from './plain.ts'

const addressOf = createAddresses<typeof signInContract>()

/** Whether the request is for the sign-in page without scripts. */
export const isPlainSignIn = ({ path, search }: HttpRequest): boolean =>
  path === '/sign-in' && new URLSearchParams(search).has('plain')

/** Whether the request sends one of the page's forms. */
export const isSignInForm = (request: HttpRequest): boolean => request.method === 'POST' && isPlainSignIn(request)

/** Redirects a signed-in person to the home page without scripts. */
export const openPlainHome = (headers: AnswerHeaders = {}): Answer => ({
  status: 303,
  headers: { location: plainHomeAddress, 'cache-control': 'no-store', ...headers },
  body: null,
})

type Parts = { readonly services: Services; readonly plain: Plain; readonly ask: CallOwnApi; readonly start: string }

/** Returns the functions that answer requests for the page and for its forms. `start` is the beginning of the usual page. */
export function servePlainSignIn({ services: { log }, plain, ask, start }: Parts) {
  const draw = async (signIn: PlainSignIn) =>
    joinPlain(start, plain.listStyles('/sign-in'), await plain.renderSignIn(signIn))
  const send = (request: HttpRequest, body: string, status = 200, headers: AnswerHeaders = {}) =>
    answerHtml(request, { status, headers: { ...headers, ...withOrigin }, body })
  const show = async (request: HttpRequest, signIn: PlainSignIn, status: number, headers: AnswerHeaders) =>
    send(request, await draw(signIn), status, headers)
  // Rendered once, because anybody may ask for it as often as they like.
  let emptyForm: string | undefined

  return {
    /** Shows the form for the password. */
    async open(request: HttpRequest): Promise<Answer> {
      emptyForm ??= await draw(empty)
      return send(request, emptyForm)
    },

    /** Signs in with a form that was sent. */
    async receive(request: HttpRequest): Promise<Answer> {
      const fields = await readForm(request)
      const { ticket } = fields
      const call = addressOf(ticket === undefined ? 'POST /api/login' : 'POST /api/login/second-step')
      const answer = await ask(request, call, fields)
      const body: unknown = JSON.parse(String(answer.body))
      const { status } = answer
      const headers = passOn(answer.headers)
      if (status === 200) {
        const next = z.safeParse(SecondStepNeeded, body).data?.secondStep
        return next ? show(request, { step: 'code', ticket: next.ticket }, status, headers) : openPlainHome(headers)
      }
      const { message: refusal, code } = Refusal.parse(body)
      // The ticket proves that the password was right. Once it has expired, the person begins again.
      const signIn: PlainSignIn =
        ticket === undefined || code === 'ticket-gone'
          ? { step: 'password', email: fields.email ?? '', refusal }
          : { step: 'code', ticket, refusal }
      return show(request, signIn, status, headers)
    },

    /** Shows why a form was refused before the API was asked. */
    async refuse(request: HttpRequest, refused: Answer): Promise<Answer> {
      try {
        const { message: refusal } = Refusal.parse(JSON.parse(String(refused.body)))
        return await show(request, { ...empty, refusal }, refused.status, passOn(refused.headers))
      } catch (error) {
        log.error({ error }, 'a bug: a page could not be drawn')
        return refused
      }
    },
  }
}

const empty = { step: 'password', email: '' } as const

/** The headers that the page takes over from the API's answer. */
const passOn = ({ 'set-cookie': cookies, 'retry-after': retryAfter }: AnswerHeaders): AnswerHeaders => ({
  ...(cookies && { 'set-cookie': cookies }),
  ...(retryAfter && { 'retry-after': retryAfter }),
})

/** The body of every refusal by the API. */
const Refusal = z.object({ message: z.string(), code: z.string() })

/**
 * The usual referrer policy, `no-referrer`, makes browsers send `Origin: null` with a form. Old browsers, and all browsers over
 * plain http, send no other header that shows where a form comes from.
 */
const withOrigin: AnswerHeaders = { 'referrer-policy': 'same-origin' }
