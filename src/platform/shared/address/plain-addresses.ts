/** For browsers without scripts: the sign-in page, to which its own forms are sent, too, and the page that opens after it. */
export const plainSignInAddress = '/sign-in?plain='
export const plainHomeAddress = '/?plain='
