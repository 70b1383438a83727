/** The sign-in page without scripts, to which its forms are also sent, and the page that opens after it. */
export const plainSignInAddress = '/sign-in?plain='
export const plainHomeAddress = '/?plain='
