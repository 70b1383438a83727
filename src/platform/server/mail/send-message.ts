/** Sends one message to the mail server, and explains a failure in words. */
import type { NodemailerError, Transporter } from 'nodemailer'
import type { Environment } from '../environment.ts'
import { texts } from '../texts/texts.ts'
import type { ComposedMail } from './compose-message.ts'

/** Limits in milliseconds: for connecting, for the greeting, for a silent server, and for the whole message. */
export type Timeouts = { connection: number; greeting: number; silence: number; whole: number }
export const defaultTimeouts: Timeouts = { connection: 10_000, greeting: 10_000, silence: 20_000, whole: 90_000 }

/** Why a message was not sent: `code` for the log, `words` for an admin. */
export type Refusal = { readonly isPermanent: boolean; readonly code: string; readonly words: string }

/** Sends a mail. Returns null as soon as the mail server has accepted it. */
export type SendMessage = (mail: ComposedMail, signal: AbortSignal) => Promise<Refusal | null>

/** The mail library is loaded when the first message is sent. */
export function createSendMessage({ smtpUrl }: Pick<Environment, 'smtpUrl'>, timeouts: Timeouts): SendMessage {
  let transport: Transporter | undefined
  return async ({ bytes, envelope }, signal) => {
    transport ??= await openTransport(smtpUrl, timeouts)
    try {
      await transport.sendMail({
        raw: bytes,
        envelope,
        signal: AbortSignal.any([signal, AbortSignal.timeout(timeouts.whole)]),
      })
      return null
    } catch (error) {
      return explainRefusal(error instanceof Error ? error : new Error())
    }
  }
}

/** Connects to the mail server and signs in, without sending anything. Returns null if this succeeds. */
export async function tryMailServer(
  { smtpUrl }: Pick<Environment, 'smtpUrl'>,
  timeouts: Timeouts = defaultTimeouts,
): Promise<Refusal | null> {
  const transport = await openTransport(smtpUrl, timeouts)
  try {
    await transport.verify()
    return null
  } catch (error) {
    return explainRefusal(error instanceof Error ? error : new Error())
  } finally {
    transport.close()
  }
}

async function openTransport(smtpUrl: URL | null, { connection, greeting, silence }: Timeouts): Promise<Transporter> {
  const { createTransport } = await import('nodemailer')
  return createTransport({
    ...(smtpUrl && { url: smtpUrl.href }),
    connectionTimeout: connection,
    greetingTimeout: greeting,
    socketTimeout: silence,
    disableFileAccess: true,
    disableUrlAccess: true,
  })
}

/**
 * Explains a refusal. After a failed login, it does not quote the server, because the response may repeat the
 * password.
 */
function explainRefusal({ code, permanent, responseCode, response, originalCode }: NodemailerError): Refusal {
  const base = { isPermanent: permanent ?? code === 'EENVELOPE', code: String(responseCode ?? code ?? 'unknown') }
  if (code === 'EAUTH' || code === 'ENOAUTH') return { ...base, words: texts.mailLoginRefused(base.code) }
  if (responseCode) {
    const said = quote(response)
    const plain = base.isPermanent ? texts.mailRefused : texts.mailNotTaken
    const saying = base.isPermanent ? texts.mailRefusedSaying : texts.mailNotTakenSaying
    return { ...base, words: said ? saying(responseCode, said) : plain(responseCode) }
  }
  const words: Record<string, string> = {
    ETIMEDOUT: texts.mailServerSilent,
    EABORT: texts.mailServerSilent,
    EDNS: texts.mailServerUnknown,
    ETLS: texts.mailServerInsecure,
    EENVELOPE: texts.mailAddressUnusable,
  }
  return {
    ...base,
    words: words[base.code] ?? texts.mailServerAway(originalCode ?? base.code),
  }
}

/** The server's own words after its code, on one line. */
function quote(response: string | undefined): string {
  const said = (response ?? '').replace(/[\p{C}\p{Zl}\p{Zp}\s]+/gu, ' ').replace(/^\d{3}[ -]/, '')
  return [...said.trim().replace(/\.+$/, '')].slice(0, 120).join('')
}
