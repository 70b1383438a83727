/** `npx node tools/pictures/picture-mail.ts FOLDER` writes every kind of mail to a folder: its text, its HTML and screenshots. */
import { mkdirSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { type Browser, chromium } from '@playwright/test'
import { messageKinds } from '../../src/app/server/features.ts'
import { queueOne } from '../../src/app/server/mail/testing.ts'
import { openTestApp } from '../../src/app/server/testing.ts'
import { openMailWorker } from '../../src/platform/server/mail/mail-worker.ts'
import { type CaughtMail, openMailServer } from '../../src/platform/server/mail/testing.ts'
import { findOrInstallChromium } from '../test/chromium.ts'

const [named] = process.argv.slice(2)
if (!named) throw new Error('Name the folder: npx node tools/pictures/picture-mail.ts FOLDER')
const folder = resolve(named)
mkdirSync(folder, { recursive: true })

const mail = await openMailServer()
const testApp = await openTestApp({ environment: mail.environment })
const browser = await chromium.launch({
  executablePath: await findOrInstallChromium(),
  args: process.getuid?.() === 0 ? ['--no-sandbox'] : [],
})
try {
  for (const kind of messageKinds) {
    await queueOne(testApp, kind)
    await openMailWorker({ ...testApp.services, kinds: messageKinds }).deliverDue()
    const caught = mail.mails.pop()
    if (!caught) throw new Error(`No message of the kind ${kind.name} was sent.`)
    await write(kind.name, caught, browser)
  }
} finally {
  await browser.close()
  await testApp.close()
  await mail.close()
}

async function write(name: string, { text, html, pictures }: CaughtMail, browser: Browser) {
  // Browsers do not support `cid:`, so here the pictures are in the HTML.
  const whole = pictures.reduce((rest, { cid, type, bytes }) => {
    const address = `cid:${cid?.slice(1, -1)}`
    return rest.replaceAll(address, `data:${type};base64,${bytes.toString('base64')}`)
  }, html)
  writeFileSync(join(folder, `${name}.txt`), text)
  writeFileSync(join(folder, `${name}.html`), whole)
  for (const colorScheme of ['light', 'dark'] as const)
    for (const width of [390, 700]) {
      const page = await browser.newPage({ colorScheme, viewport: { width, height: 700 } })
      await page.setContent(whole)
      await page.screenshot({ path: join(folder, `${name}-${width}-${colorScheme}.png`), fullPage: true })
      await page.close()
    }
}
