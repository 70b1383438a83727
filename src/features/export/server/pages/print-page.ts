import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { currentLanguage } from '#language/current-language.ts'
import { languageAttributes } from '#language/languages.ts'
import { type Html, html } from '#platform/server/export/html.ts'

type Page = {
  readonly title: string
  /** The stylesheet of this page. */
  readonly styles: URL
  /** CSS rules that depend on the journey. */
  readonly rules?: string
  readonly body: Html
}

/** The HTML of a whole page. The page loads only pictures and runs no script. */
export function printPage({ title, styles, rules = '', body }: Page): string {
  const policy = "script-src 'none'; object-src 'none'; base-uri 'none'; form-action 'none'"
  const style = [printFont(), ...[tokens, shared, styles].map((file) => readFileSync(file, 'utf8')), rules].join('\n')
  // The styles come from our own files and code, so they are not escaped.
  return `<!doctype html>
<html${languageAttributes(currentLanguage())}>
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta http-equiv="Content-Security-Policy" content="${policy}">
${html`<title>${title}</title>`.text}
<style>
${style}</style>
</head>
<body>
${body.text}
</body>
</html>
`
}

const tokens = new URL('../../../../ui/tokens.css', import.meta.url)
const shared = new URL('page.css', import.meta.url)

/** The font of headings, embedded because some browsers load no font files for a page opened from disk. */
function printFont(): string {
  const path = createRequire(import.meta.url).resolve('@fontsource/fraunces/files/fraunces-latin-500-normal.woff2')
  const bytes = readFileSync(path).toString('base64')
  return `@font-face { font-family: "Fraunces"; font-weight: 100 900; src: url("data:font/woff2;base64,${bytes}") format("woff2"); }`
}
