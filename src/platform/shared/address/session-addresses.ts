/** The three session calls that the platform itself uses. They are in the contract of `sign-in`. */
export const userAddress = '/api/auth/user'
export const signInAddress = '/api/login'
export const signOutAddress = '/api/logout'
