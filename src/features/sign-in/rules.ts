/** Themes: the device's, or the person's choice. `dim` is for the night. */
export const themes = ['auto', 'light', 'dark', 'dim'] as const
export type Theme = (typeof themes)[number]

/** Each theme's background, for the browser's own colours around a page. */
export const paperColours: Readonly<Record<Exclude<Theme, 'auto'>, string>> = {
  light: '#f9f3e9',
  dark: '#1b1510',
  dim: '#0a0604',
}

/**
 * What is noted of a person's ways in. Not that a password was wrong: that could be noted for known emails only, which
 * the time it takes would tell, and strangers could push out what is noted of the person.
 */
export const signInNotes = ['signed-in', 'password-changed', 'password-reset', 'email-changed'] as const
export type SignInNote = (typeof signInNotes)[number]

/** How long a new-password link is valid. */
export const resetMinutes = 60

/** Limits for an uploaded portrait. It is stored as 256 × 256 pixels. */
export const portraitLimits = { maxBytes: 10 * 1024 * 1024, side: 256 } as const
