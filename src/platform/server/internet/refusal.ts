/** Why nothing was fetched. */
export type Refusal =
  /** No address at all, or one with a name and password or a port of its own. */
  | 'bad-link'
  | 'not-https'
  /** It leads, at once or by a redirect, to somewhere that not everybody can reach. */
  | 'not-public'
  /** Nobody knows the name, nobody listens there, or what is said is not HTTP. */
  | 'no-answer'
  /** The certificate is not that of the name, or of no authority that is known. */
  | 'not-trusted'
  | 'too-many-redirects'
  /** Any answer but 200. */
  | 'not-found'
  /** Packed, so that it may grow without end when it is unpacked. */
  | 'packed'
  | 'too-large'
  | 'too-slow'
  /** It ended before all was sent. */
  | 'cut-off'

/** Carries a refusal out of streams and sockets, which know nothing but errors. */
export class Refused extends Error {
  readonly refusal: Refusal

  constructor(refusal: Refusal) {
    super(refusal)
    this.refusal = refusal
  }
}
