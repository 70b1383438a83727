/** The versions of Node that can run Nestling. */

/** The sentence for people about what to install. */
export const accepted = '24.21 or newer of Node 24, or 26.12.1 or newer'

/**
 * Whether to use a Node that the machine has. Older ones than these have published faults.
 * @param {string} version like "26.12.1" or "v26.12.1"
 */
export function isAccepted(version) {
  const [major, minor, patch] = numbersOf(version)
  if (major === 24) return minor >= 21
  if (major === 26) return minor > 12 || (minor === 12 && patch >= 1)
  return major > 26
}

/**
 * Whether it has what the product calls: TypeScript without its types, `crypto.argon2`, and `node:sqlite` without a warning.
 * @param {string} version like "26.10.0"
 */
export function canRun(version) {
  const [major, minor] = numbersOf(version)
  return major > 24 || (major === 24 && minor >= 15)
}

/** @param {string} version */
function numbersOf(version) {
  const [major = 0, minor = 0, patch = 0] = version.replace(/^v/, '').split('.').map(Number)
  return [major, minor, patch]
}
