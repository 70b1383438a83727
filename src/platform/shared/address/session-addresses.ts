/** The three calls about the session that the platform knows itself. `sign-in` has them in its contract. */
export const userAddress = '/api/auth/user'
export const signInAddress = '/api/login'
export const signOutAddress = '/api/logout'
