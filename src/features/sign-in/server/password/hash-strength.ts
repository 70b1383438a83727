/**
 * What one password hash costs, as OWASP recommends it. Most tests replace this file by `tools/test/replacements/hash-strength.ts`,
 * because they hash hundreds of passwords.
 */
export const strength = { memory: 19_456, passes: 2, parallelism: 1, tagLength: 32 }
