/**
 * For browsers without scripts: the sign-in page, which its forms are also sent to, and the page that opens after
 * signing in.
 */
export const plainSignInAddress = '/sign-in?plain='
export const plainHomeAddress = '/?plain='
