/** Runs `npm run dev` on a copy of the sources, and checks that changed files reach an open page. */
import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { createInterface } from 'node:readline'
import { test as base, expect } from '@playwright/test'

const root = resolve(import.meta.dirname, '../..')

type Development = { address: string; change: (path: string, before: string, after: string) => void }

const test = base.extend<{ development: Development }>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads a fixture’s dependencies from this pattern
  development: async ({}, use) => {
    const folder = mkdtempSync(join(tmpdir(), 'nestling-development-'))
    for (const part of ['src', 'tools', 'package.json', 'vite.config.ts', 'tsconfig.base.json'])
      cpSync(join(root, part), join(folder, part), { recursive: true })
    symlinkSync(join(root, 'node_modules'), join(folder, 'node_modules'), 'junction')
    const child = spawn(process.execPath, ['tools/dev/dev.ts'], {
      cwd: folder,
      env: { PATH: process.env.PATH, TMPDIR: process.env.TMPDIR, PORT: '0' },
      stdio: ['ignore', 'pipe', 'inherit'],
    })
    try {
      await use({
        address: await readAddress(child),
        change(path, before, after) {
          const file = join(folder, path)
          const text = readFileSync(file, 'utf8')
          expect(text).toContain(before)
          writeFileSync(file, text.replace(before, after))
        },
      })
    } finally {
      const ended = once(child, 'exit')
      child.kill()
      await ended
      rmSync(folder, { recursive: true, force: true })
    }
  },
})

test('a changed component or text appears without a reload, and a changed server file reloads the page', async ({
  page,
  development: { address, change },
}) => {
  await page.goto(address)
  await page.getByRole('button', { name: 'Nora (mother)' }).click()
  await page.goto(new URL('/contacts', address).href)
  const heading = page.getByRole('heading', { level: 1 })
  await expect(heading).toHaveText('Contacts')
  await page.evaluate(() => Object.assign(globalThis, { isSamePage: true }))

  await test.step('a component', async () => {
    change('src/features/contacts/client/ContactsPage.tsx', '{shared.title}\n        </h1>', 'Friends\n        </h1>')
    await expect(heading).toHaveText('Friends')
    expect(await page.evaluate(() => 'isSamePage' in globalThis)).toBe(true)
  })

  await test.step('a text', async () => {
    const add = page.getByRole('button', { name: /^(Add|New) Contact$/ }).first()
    await expect(add).toHaveText('Add Contact')
    change('src/features/contacts/client/texts/en.ts', "'Add Contact'", "'New Contact'")
    await expect(add).toHaveText('New Contact')
    expect(await page.evaluate(() => 'isSamePage' in globalThis)).toBe(true)
  })

  await test.step('a server file', async () => {
    const reload = page.waitForEvent('load')
    change('src/platform/shared/errors.ts', 'texts.notFound', "'There is nothing to see here.'")
    await reload
    // Nora is still signed in, on the same data.
    await expect(heading).toHaveText('Friends')
    const answer = await page.request.get(new URL('/api/nothing', address).href)
    expect(await answer.json()).toMatchObject({ message: 'There is nothing to see here.' })
  })
})

/** The address that the development server prints. */
async function readAddress({ stdout }: ChildProcess): Promise<string> {
  if (!stdout) throw new Error('The development server has no output to read.')
  for await (const line of createInterface({ input: stdout })) {
    const address = /http:\S+/.exec(line)?.[0]
    if (address) return address
  }
  throw new Error('The development server ended before it printed its address.')
}
