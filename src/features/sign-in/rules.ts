/** `auto` follows the light or dark mode of the device. `dim` is for the night. */
export const themes = ['auto', 'light', 'dark', 'dim'] as const
export type Theme = (typeof themes)[number]

/** `simple` means larger text, fewer buttons, and a home page of three things. */
export const layouts = ['usual', 'simple'] as const
export type Layout = (typeof layouts)[number]

/** How the pages look to a person. */
export type Looks = { readonly theme: Theme; readonly layout: Layout }

/** Each theme's background colour, which browsers show around the page. */
export const paperColours: Readonly<Record<Exclude<Theme, 'auto'>, string>> = {
  light: '#f9f3e9',
  dark: '#1b1510',
  dim: '#0a0604',
}

/**
 * The account events that are recorded for admins. Wrong passwords are not among them: the extra write for an existing
 * account would take time and so reveal that the account exists. Strangers could also push real entries out of the list.
 */
export const signInNotes = [
  'signed-in',
  'password-changed',
  'password-reset',
  'email-changed',
  'passkey-added',
  'passkey-removed',
  'second-step-on',
  'second-step-off',
] as const
export type SignInNote = (typeof signInNotes)[number]

/** The number of minutes for which a new-password link is valid. */
export const resetMinutes = 60

/** Limits for an uploaded portrait. It is stored as 256 × 256 pixels. */
export const portraitLimits = { maxBytes: 10 * 1024 * 1024, side: 256 } as const

/**
 * What the sign-in page without scripts shows: the form for the password or the form for the code, and above it why the last
 * attempt was refused, if there was one.
 */
export type PlainSignIn =
  | { readonly step: 'password'; readonly email: string; readonly refusal?: string }
  | { readonly step: 'code'; readonly ticket: string; readonly refusal?: string }
