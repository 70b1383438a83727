/** The event dispatched on the window when a page, or a part that loads later, could not be shown. */
export const pageError = 'page-error'
