/** Why a request was refused or failed. */
export type Refusal =
  /** Not a link, or one with a user name, a password or a port. */
  | 'bad-link'
  | 'not-https'
  /** The link leads, directly or by a redirect, to an address that is not public. */
  | 'not-public'
  /** The name does not resolve, nothing listens there, or the response is not HTTP. */
  | 'no-answer'
  /** The certificate does not match the name, or its authority is unknown. */
  | 'not-trusted'
  | 'too-many-redirects'
  /** Any status other than 200. */
  | 'not-found'
  /** The response is compressed. Decompressing it could take any amount of memory. */
  | 'packed'
  | 'too-large'
  | 'too-slow'
  /** The connection ended before the whole file arrived. */
  | 'cut-off'

/** A refusal as an error, because streams and sockets report nothing else. */
export class Refused extends Error {
  readonly refusal: Refusal

  constructor(refusal: Refusal) {
    super(refusal)
    this.refusal = refusal
  }
}
