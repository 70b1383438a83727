/**
 * npm runs this after an install. It links node_modules/.bin/node, which every npm script starts, to the first Node on the
 * PATH that is new enough, or else to the one that npm installed. It is JavaScript, so an old Node can run it too.
 */
import { execFileSync } from 'node:child_process'
import { existsSync, mkdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { delimiter, join, relative, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { accepted, isAccepted } from './node-version.js'

const root = resolve(process.argv[2] ?? fileURLToPath(new URL('../..', import.meta.url)))
const modules = join(root, 'node_modules')
const isWindows = process.platform === 'win32'
const program = isWindows ? 'node.exe' : 'node'

const installed = findOnPath()
const chosen = installed ?? findFromNpm()
if (chosen) {
  linkTo(installed ?? relative(join(modules, '.bin'), chosen))
  console.log(`Nestling runs on Node ${versionOf(chosen)}, ${installed ? `installed at ${installed}` : 'from npm'}.`)
} else {
  console.error(
    `npm has no Node for ${process.platform} on ${process.arch}: install Node ${accepted}, and run this again.`,
  )
  process.exitCode = 1
}

function findOnPath() {
  // npm puts the folders of the project's own programs first.
  const folders = (process.env.PATH ?? '')
    .split(delimiter)
    .filter((folder) => folder && !folder.includes('node_modules'))
  return folders.map((folder) => join(folder, program)).find((path) => existsSync(path) && isAccepted(versionOf(path)))
}

function findFromNpm() {
  const { optionalDependencies } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'))
  const names = Object.keys(optionalDependencies).filter((name) => /^node-/.test(name))
  // Only the package of this platform is there.
  return names.map((name) => join(modules, name, 'bin', program)).find((path) => existsSync(path))
}

/** @param {string} path of a program; gives "0" when it prints no version */
function versionOf(path) {
  try {
    return execFileSync(path, ['--version'], { encoding: 'utf8', timeout: 10_000, stdio: 'pipe' })
      .trim()
      .replace(/^v/, '')
  } catch {
    return '0'
  }
}

/** @param {string} path relative to node_modules/.bin, so that npm's Node is still found after the project was moved or copied */
function linkTo(path) {
  const link = join(modules, '.bin', 'node')
  mkdirSync(join(modules, '.bin'), { recursive: true })
  for (const ending of ['', '.cmd', '.ps1']) rmSync(`${link}${ending}`, { force: true })
  if (isWindows) writeFileSync(`${link}.cmd`, `@"${resolve(modules, '.bin', path)}" %*\r\n`)
  else symlinkSync(path, link)
}
