/** The people in the demo data. */
export { type CastName, cast, castPassword } from '#features/sign-in/fixtures.ts'
