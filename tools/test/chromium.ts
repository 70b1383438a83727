/** Finds Chromium for browser tests, benchmarks and pictures of screens, or installs it. */
import { accessSync, constants } from 'node:fs'
import { delimiter, join } from 'node:path'
import { type Command, installCommands, runCommands } from './debian-packages.ts'

// The headless shell comes first, because it needs a third less processor time for the tests.
const names = [
  'chromium-headless-shell',
  'chromium',
  'chromium-browser',
  'google-chrome',
  'google-chrome-stable',
  'chrome',
]
const macPaths = ['Chromium', 'Google Chrome'].map((name) => `/Applications/${name}.app/Contents/MacOS/${name}`)

/** Returns the path of Chromium. Throws an error if it is not found and cannot be installed. */
export async function findOrInstallChromium(): Promise<string> {
  const named = process.env.CHROMIUM_PATH
  if (named && !isExecutable(named)) throw new Error(`CHROMIUM_PATH names ${named}, which is not an executable file.`)

  const found = named ?? (await findChromium())
  if (found) return found

  console.log('Chromium was not found, so it is installed now. This happens once and takes a minute or two.')
  const failures = listInstallers().flatMap(runCommands)
  const installed = await findChromium()
  if (installed) return installed
  throw new Error(
    `Chromium was not found and could not be installed. Install it, or set CHROMIUM_PATH to its path.\n${failures.join('\n')}`,
  )
}

async function findChromium(): Promise<string | undefined> {
  const folders = (process.env.PATH ?? '').split(delimiter).filter((folder) => folder !== '')
  const onPath = names.flatMap((name) => folders.map((folder) => join(folder, name)))
  return [...onPath, ...macPaths].find(isExecutable) ?? (await findChromiumOfPlaywright())
}

async function findChromiumOfPlaywright(): Promise<string | undefined> {
  // Playwright is imported only if it is needed: the import takes a third of a second, and most machines do not need it.
  const { chromium } = await import('@playwright/test')
  const path = chromium.executablePath()
  return isExecutable(path) ? path : undefined
}

function listInstallers(): Command[][] {
  const isRoot = process.getuid?.() === 0
  const playwright = [process.execPath, 'node_modules/@playwright/test/cli.js', 'install'] as const
  // Uses apt only on Debian, because Ubuntu's Chromium packages only install a snap.
  const apt = installCommands(['chromium-headless-shell'])
  if (apt) return [apt, [[...playwright, 'chromium']]]
  return [[isRoot ? [...playwright, '--with-deps', 'chromium'] : [...playwright, 'chromium']]]
}

function isExecutable(path: string): boolean {
  try {
    accessSync(path, constants.X_OK)
    return true
  } catch {
    return false
  }
}
