import { currentLanguage } from '#language/current-language.ts'
import { languageAttributes } from '#language/languages.ts'
import { texts } from '../../texts/texts.ts'
import { light } from './colours.ts'
import type { ShownItem, ShownMessage } from './shown-message.ts'
import { styleSheet, styles } from './styles.ts'

/** Returns the HTML of a message. It requests nothing: its pictures are parts of the same mail (`cid:`). */
export function toHtml(message: ShownMessage): string {
  const { subject, preview, heading, paragraphs, items, more, action, footnote } = message
  const parts = [
    `<h1 class="ink" style="${styles.heading}">${inHtml(heading)}</h1>`,
    ...paragraphs.map((paragraph) => `<p class="ink" style="${styles.paragraph}">${inHtml(paragraph)}</p>`),
    ...items.map(toItem),
    more && `<p class="ink" style="${styles.paragraph}">${inHtml(more)}</p>`,
    action && toButton(action),
    footnote && `<p class="soft" style="${styles.soft}">${inHtml(footnote)}</p>`,
  ]
  return `<!doctype html>
<html${languageAttributes(currentLanguage())}>
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta name="color-scheme" content="light dark">
<meta name="supported-color-schemes" content="light dark">
<meta name="format-detection" content="telephone=no,date=no,address=no,email=no">
<title>${inHtml(subject)}</title>
<style>${styleSheet}</style>
</head>
<body class="paper" style="${styles.body}">
<div class="paper" style="${styles.paper}">
<div class="soft" style="${styles.preview}">${inHtml(preview)}</div>
${onlyOutlook('<table role="presentation" width="560" align="center" cellpadding="0" cellspacing="0"><tr><td>')}
<div style="${styles.column}">
<p class="accent" style="${styles.name}">Nestling</p>
<div class="card" style="${styles.card}">
${parts.filter(Boolean).join('\n')}
</div>
${toFooter(message)}
</div>
${onlyOutlook('</td></tr></table>')}
</div>
</body>
</html>
`
}

function toItem({ line, quote, pictures, url }: ShownItem): string {
  const parts = [
    url
      ? `<a class="accent" href="${inHtml(url)}" style="${styles.lineLink}">${inHtml(line)}</a>`
      : `<p class="ink" style="${styles.line}">${inHtml(line)}</p>`,
    quote && `<p class="quote" dir="auto" style="${styles.quote}">${inHtml(quote).replaceAll('\n', '<br>')}</p>`,
    pictures.length > 0 && `<p style="${styles.pictures}">${pictures.map(toPicture).join('')}</p>`,
  ]
  return `<div class="line" style="${styles.item}">\n${parts.filter(Boolean).join('\n')}\n</div>`
}

const toPicture = ({ cid, alt }: { cid: string; alt: string }) =>
  `<img class="picture" src="cid:${inHtml(cid)}" alt="${inHtml(alt)}" height="120" style="${styles.picture}">`

/** The address is also shown as text, because buttons do not work in every mail program. */
const toButton = ({ label, url }: { label: string; url: string }) =>
  `<div style="padding:12px 0 0">${onlyOutlook(buttonTable)}<a class="button" href="${inHtml(url)}" style="${styles.button}">${inHtml(label)}</a>${onlyOutlook('</td></tr></table>')}</div>
<p class="soft" style="${styles.soft}">${inHtml(texts.ifButtonFails)}<br><a class="accent" href="${inHtml(url)}" style="${styles.address}">${inHtml(url)}</a></p>`

const buttonTable = `<table role="presentation" cellpadding="0" cellspacing="0"><tr><td bgcolor="${light.accent}" style="padding:14px 28px">`

function toFooter({ footer, unsubscribe, signature }: ShownMessage): string {
  const lines = [...footer, signature].map((line) => `<p class="soft" style="${styles.footerLine}">${inHtml(line)}</p>`)
  const link =
    unsubscribe &&
    `<a class="soft" href="${inHtml(unsubscribe.url)}" style="${styles.footerLink}">${inHtml(unsubscribe.label)}</a>`
  return `<div style="${styles.footer}">\n${[...lines, link].filter(Boolean).join('\n')}\n</div>`
}

/** Outlook for Windows knows no `max-width`, and no padding of links. Only there, tables replace them. */
const onlyOutlook = (html: string) => `<!--[if mso]>${html}<![endif]-->`

const inHtml = (text: string) => text.replace(/[&<>"']/g, (character) => `&#${character.codePointAt(0)};`)
