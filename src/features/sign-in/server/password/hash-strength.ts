/**
 * The cost of one password hash, as OWASP recommends it. Most tests hash hundreds of passwords, so they use
 * `tools/test/replacements/hash-strength.ts` in place of this file.
 */
export const strength = { memory: 19_456, passes: 2, parallelism: 1, tagLength: 32 }
