/** The three session calls that the platform itself uses. They are in the contract of `sign-in`. */
export const userAddress = '/api/auth/user'
export const signInAddress = '/api/login'
export const signOutAddress = '/api/logout'

/** The sign-in page for a person who is already signed in. Signing in there replaces their session. */
export const signInAgainAddress = '/sign-in?again'
