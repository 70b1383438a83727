/** The one cast, for journeys too. */
export { type CastName, cast, castPassword } from '#features/sign-in/fixtures.ts'
