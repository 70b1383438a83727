import type { MessageText } from './message.ts'

/** Renders a message for mail programs: a subject of one line, and the same words as text and as HTML. */
export function renderMessage(message: MessageText): { subject: string; text: string; html: string } {
  return { subject: oneLine(message.subject), text: asText(message), html: asHtml(message) }
}

const signature = 'Nestling, a private place to follow a pregnancy with family and friends.'

/** A name that somebody chose must not end the line, which would start another header, or change the text direction. */
function oneLine(text: string): string {
  const words = text.toWellFormed().replace(/[\s\p{Cc}\p{Zl}\p{Zp}\u202a-\u202e\u2066-\u2069]+/gu, ' ')
  return [...words.trim()].slice(0, 150).join('')
}

function asText({ heading, paragraphs, action, footnote }: MessageText): string {
  const parts = [heading, ...paragraphs, action && `${action.label}:\n${action.url}`, footnote, `-- \n${signature}`]
  return `${parts.filter((part) => part !== undefined).join('\n\n')}\n`.toWellFormed()
}

function asHtml({ subject, heading, paragraphs, action, footnote }: MessageText): string {
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta name="color-scheme" content="light dark">
<meta name="supported-color-schemes" content="light dark">
<title>${inHtml(oneLine(subject))}</title>
<style>${darkStyles}</style>
</head>
<body class="paper" style="${styles.paper}">
<div style="max-width:520px;margin:0 auto">
<p class="name" style="${styles.name}">Nestling</p>
<div class="card" style="${styles.card}">
<h1 class="ink" style="${styles.heading}">${inHtml(heading)}</h1>
${paragraphs.map((paragraph) => `<p class="ink" style="${styles.paragraph}">${inHtml(paragraph)}</p>`).join('\n')}
${action ? asButton(action) : ''}
${footnote ? `<p class="soft" style="${styles.soft}">${inHtml(footnote)}</p>` : ''}
</div>
<p class="soft" style="${styles.signature}">${signature}</p>
</div>
</body>
</html>
`.toWellFormed()
}

/** The address is also shown as text, because buttons do not work in every mail program. */
const asButton = ({ label, url }: { label: string; url: string }) =>
  `<p style="margin:28px 0"><a class="button" href="${inHtml(url)}" style="${styles.button}">${inHtml(label)}</a></p>
<p class="soft" style="${styles.soft}">If the button does not work, copy this address into your browser:<br><a class="link" href="${inHtml(url)}" style="${styles.link}">${inHtml(url)}</a></p>`

const serif = "font-family:Fraunces,Georgia,'Times New Roman',serif"
const sans = 'font-family:system-ui,-apple-system,Segoe UI,Roboto,Helvetica,Arial,sans-serif'
const styles = {
  paper: `margin:0;padding:32px 16px;background:#f7f2e8;${sans}`,
  name: `margin:0 0 16px 8px;color:#1f5a48;font-size:20px;font-weight:600;${serif}`,
  card: 'padding:32px 28px;background:#fffdf8;border:1px solid #e6dccb;border-radius:24px',
  heading: `margin:0 0 20px;color:#3b2f26;font-size:28px;line-height:1.25;font-weight:600;${serif}`,
  paragraph: 'margin:0 0 16px;color:#3b2f26;font-size:18px;line-height:1.55',
  button:
    'display:inline-block;padding:16px 28px;background:#1f5a48;border-radius:12px;color:#fffdf5;font-size:18px;font-weight:600;text-decoration:none',
  soft: 'margin:20px 0 0;color:#675a4e;font-size:15px;line-height:1.5',
  link: 'color:#1f5a48;word-break:break-all',
  signature: 'margin:20px 8px 0;color:#675a4e;font-size:14px;line-height:1.5',
} as const

const darkStyles = `:root{color-scheme:light dark}
@media (prefers-color-scheme:dark){
.paper{background:#1c1814!important}
.card{background:#27221c!important;border-color:#40382f!important}
.ink{color:#efe8dc!important}
.soft{color:#bdb1a3!important}
.name,.link{color:#a3d1ba!important}
.button{background:#a3d1ba!important;color:#14261e!important}
}`

const inHtml = (text: string) => text.replace(/[&<>"']/g, (character) => `&#${character.codePointAt(0)};`)
