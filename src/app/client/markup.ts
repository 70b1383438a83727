/** Helps `prerender.tsx` and `plain.tsx` to process the markup that React writes. */

/** Finds the tags for the document's head, which React writes before the visible page. */
export const headTags = /^(?:<link [^>]*>|<title>[^<]*<\/title>)+/

/**
 * Renames style attributes, because the page's policy forbids them. A script sets the styles. Text on the page never
 * matches, because React escapes each `"` in it.
 */
export const withoutStyles = (markup: string) => markup.replaceAll(/ style=(?=")/g, ' data-style=')
