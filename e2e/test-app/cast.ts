/** The cast, for journeys. */
export { type CastName, cast, castPassword } from '#features/sign-in/fixtures.ts'
