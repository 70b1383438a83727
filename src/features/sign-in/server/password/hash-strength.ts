/**
 * The cost of one password hash, as OWASP recommends it. The tests hash hundreds of passwords, so most of them replace this
 * file by `tools/test/replacements/hash-strength.ts`, which costs less.
 */
export const strength = { memory: 19_456, passes: 2, parallelism: 1, tagLength: 32 }
