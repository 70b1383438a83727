/** Runs `doctor` on a real installation, both running and stopped. */
import { afterEach, beforeEach, expect, test } from 'vitest'
import { type Installation, openInstallation } from '../server/process/testing.ts'
import { runHere } from './testing.ts'

let installation: Installation
beforeEach(async () => {
  installation = await openInstallation()
})
afterEach(() => installation.close())

const unreachable = {
  SMTP_URL: 'smtp://127.0.0.1:9',
  MAIL_FROM: 'nest@nestling.example',
  PUBLIC_URL: 'http://127.0.0.1:9',
}

test('doctor reports the same for a running and a stopped Nestling, and fails if there is a fault', async () => {
  const running = await installation.openInProcess()
  const whileRunning = await runHere(installation, ['doctor'])
  await running.close()
  const whileStopped = await runHere(installation, ['doctor'])
  expect(whileStopped).toMatchObject({ code: 0, error: '' })
  expect(whileStopped.out).toMatch(/^✓ Database: .* can be read and written\.$/m)
  expect(whileStopped.out).toMatch(/^! Mail: Without SMTP_URL nothing is mailed/m)
  const verdicts = (out: string) => out.match(/^[✓!✗] [\w ]+/gm)
  expect(verdicts(whileRunning.out)).toEqual(verdicts(whileStopped.out))

  const broken = await runHere(installation, ['doctor'], unreachable)
  expect(broken).toMatchObject({ code: 1, out: '' })
  expect(broken.error).toMatch(/^✗ Mail: The mail server could not be reached/m)
})

test('doctor refuses arguments', async () => {
  const error = 'This command takes no arguments: npm run nestling -- doctor\n'
  expect(await runHere(installation, ['doctor', 'now'])).toEqual({ code: 1, out: '', error })
})
