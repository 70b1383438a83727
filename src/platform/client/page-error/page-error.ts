/** The event that the window gets when a page, or a part that appears later, could not be shown. */
export const pageError = 'page-error'
