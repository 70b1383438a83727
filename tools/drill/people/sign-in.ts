import { castPassword } from '../../../src/features/sign-in/fixtures.ts'

/** Signs in one of the demo cast, or a person that `addPeople` added. They all have one password. Returns the cookies. */
export async function signIn(port: number, email: string): Promise<string> {
  const reply = await fetch(`http://127.0.0.1:${port}/api/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'sec-fetch-site': 'same-origin' },
    body: JSON.stringify({ email, password: castPassword }),
  })
  if (reply.status !== 200) throw new Error(`Signing in answered ${reply.status}: ${await reply.text()}`)
  return reply.headers
    .getSetCookie()
    .map((line) => line.split(';')[0])
    .join('; ')
}
