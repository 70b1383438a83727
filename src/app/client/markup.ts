/** What both prerenderers do with the markup that React writes. */

/** Tags that belong in the document's head. They are not part of the visible page. */
export const headTags = /^(?:<link [^>]*>|<title>[^<]*<\/title>)+/

/** Renames style attributes, which the page's policy forbids. A script sets the styles. Escaped text contains no `"`. */
export const withoutStyles = (markup: string) => markup.replaceAll(/ style=(?=")/g, ' data-style=')
