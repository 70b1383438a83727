/** Which versions of Node people should install, and which older ones can run Nestling, too. */

/** The versions to install, in words. */
export const accepted = '24.22.1 or a newer 24, or 26.12.1 or newer'

/**
 * Whether this is a version to install. Older ones have published vulnerabilities.
 * @param {string} version like "26.12.1" or "v26.12.1"
 */
export function isAccepted(version) {
  const [major] = numbersOf(version)
  return !isOlder(version, major === 24 ? '24.22.1' : '26.12.1')
}

/**
 * Whether this version can run Nestling at all, although it may be too old to install. It must run TypeScript, have
 * `crypto.argon2`, and load `node:sqlite` without a warning.
 * @param {string} version like "26.10.0"
 */
export function canRun(version) {
  return !isOlder(version, '24.15.0')
}

/**
 * Whether a version of Node or of a package is older than another. A text that is no version counts as the oldest.
 * @param {string} version like "26.12.1" or "v26.12.1"; "18.4.0-beta.17" counts as 18.4.0
 * @param {string} than
 */
export function isOlder(version, than) {
  const [ours, theirs] = [numbersOf(version), numbersOf(than)]
  const at = ours.findIndex((number, index) => number !== theirs[index])
  return at >= 0 && !(Number(ours[at]) > Number(theirs[at]))
}

/** @param {string} version */
function numbersOf(version) {
  const [major = 0, minor = 0, patch = 0] = version.replace(/^v/, '').split('.').map(Number.parseFloat)
  return [major, minor, patch]
}
