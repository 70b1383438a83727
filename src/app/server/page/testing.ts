/** A small built client for tests. Its pages without scripts print the reader's name, or the data of the sign-in form. */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { type Client, readClient } from './client.ts'

const chunk = (name: string) => ({ file: `assets/${name}.js`, css: [`assets/${name}.css`] })
const manifest = Object.fromEntries(
  [
    'index.html',
    'shell/SideMenu.tsx',
    'pages/SignInPage.tsx',
    'pages/refusals.ts',
    'sign-out/load-join-page.ts',
    '../../features/sign-in/client/entry/ForgotPasswordPage.tsx',
    '../../features/sign-in/client/entry/NewAccountForm.tsx',
    '../../features/sign-in/client/LandingPage.tsx',
    '../../features/contacts/client/ContactsPage.tsx',
    '../../features/appointments/client/AppointmentsPage.tsx',
    'pages/SimpleHome.tsx',
  ].map((source, at) => [source, chunk(`file-${at}`)]),
)
const files = {
  'index.html': `<!doctype html><head><title>Nestling</title><script type="module" src="/assets/file-0.js"></script></head>
<body><div id="root"><!-- first screen --></div><!-- page data --></body>`,
  '.vite/manifest.json': JSON.stringify(manifest),
  '.prerender/prerender.js': `export const prerender = async () => 'the usual page'`,
  '.prerender/first-script.js': 'begin()',
  // Prints the reader's first name. The page of appointments tries to change something.
  '.prerender/plain.js': `export async function renderPlain(path, search, pageData, fetch) {
    if (path === '/appointments') await fetch('/api/pregnancies/initialize', { method: 'POST' })
    const user = await (await fetch('/api/auth/user')).json()
    return { head: '<title>Plain</title>', body: 'without scripts for ' + user.firstName }
  }
  export async function renderSignIn(signIn) {
    return { head: '<title>Plain</title>', body: JSON.stringify(signIn) }
  }`,
  ...Object.fromEntries(Object.values(manifest).map(({ css: [file = ''] }) => [file, ''])),
}

/** Writes the client into a folder and reads it. `bundle` replaces the one that renders pages without scripts. */
export function openPrintingClient(bundle?: string): { client: Client; remove: () => void } {
  const folder = mkdtempSync(join(tmpdir(), 'nestling-client-'))
  for (const [name, text] of Object.entries({ ...files, ...(bundle && { '.prerender/plain.js': bundle }) })) {
    mkdirSync(dirname(join(folder, name)), { recursive: true })
    writeFileSync(join(folder, name), text)
  }
  return { client: readClient(folder), remove: () => rmSync(folder, { recursive: true, force: true }) }
}
