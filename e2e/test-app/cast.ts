/** The people of the demo data, for journeys. */
export { type CastName, cast, castPassword } from '#features/sign-in/fixtures.ts'
