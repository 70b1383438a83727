/** The lowest strength that Argon2 allows. At full strength, hashing takes a tenth of the time of the server tests. */
export const strength = { memory: 8, passes: 1, parallelism: 1, tagLength: 32 }
