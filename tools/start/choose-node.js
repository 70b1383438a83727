/**
 * npm runs this script after an install. Every npm script starts node_modules/.bin/node, and this script links that path to
 * a Node: the first one on the PATH that is new enough, or else the one that npm installed. The script is JavaScript, so an
 * old Node can run it too.
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
    `npm has no Node for ${process.platform} on ${process.arch}: install Node ${accepted}, and run npm install again.`,
  )
  process.exitCode = 1
}

function findOnPath() {
  // npm puts node_modules/.bin first on the PATH, and the link itself is in that folder.
  const folders = (process.env.PATH ?? '')
    .split(delimiter)
    .filter((folder) => folder && !folder.includes('node_modules'))
  return folders.map((folder) => join(folder, program)).find((path) => existsSync(path) && isAccepted(versionOf(path)))
}

function findFromNpm() {
  const { optionalDependencies } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'))
  const names = Object.keys(optionalDependencies).filter((name) => /^node-/.test(name))
  // npm has installed only the package for this platform.
  return names.map((name) => join(modules, name, 'bin', program)).find((path) => existsSync(path))
}

/**
 * The version that the program prints; "0" if it prints none.
 * @param {string} path
 */
function versionOf(path) {
  try {
    return execFileSync(path, ['--version'], { encoding: 'utf8', timeout: 10_000, stdio: 'pipe' })
      .trim()
      .replace(/^v/, '')
  } catch {
    return '0'
  }
}

/**
 * Links node_modules/.bin/node to this Node.
 * @param {string} path absolute, or relative to node_modules/.bin: the relative path to the Node from npm stays right when
 *   the project is moved or copied
 */
function linkTo(path) {
  const link = join(modules, '.bin', 'node')
  mkdirSync(join(modules, '.bin'), { recursive: true })
  for (const ending of ['', '.cmd', '.ps1']) rmSync(`${link}${ending}`, { force: true })
  if (isWindows) writeFileSync(`${link}.cmd`, `@"${resolve(modules, '.bin', path)}" %*\r\n`)
  else symlinkSync(path, link)
}
