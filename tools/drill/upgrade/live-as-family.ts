/** Uses any version of Nestling over the API, as a family does. Ignores the 404 for a call that a version does not have. */
import sharp from 'sharp'
import { castPassword } from '../../../src/features/sign-in/fixtures.ts'

const photo = await sharp({ create: { width: 40, height: 30, channels: 3, background: '#a86' } })
  .jpeg()
  .toBuffer()

/** Adds a few things of every kind, and deletes some. */
export async function liveAsFamily(address: string): Promise<void> {
  const nora = openBrowser(address)
  await nora('POST', '/api/login', { email: 'nora@nestling.example', password: castPassword })
  const { id } = await nora('POST', '/api/pregnancies/initialize')
  const journey = `/api/pregnancies/${id}`
  await nora('PATCH', journey, { babyName: 'Pip', dueDate: '2027-02-20', timeZone: 'Europe/London' })
  const parent = { part: 'mother', userId: 1, displayName: 'Nora', calledAs: 'Mum' }
  await nora('PUT', `${journey}/parents`, { parents: [parent] })

  const { code } = await nora('POST', '/api/invite-codes', { role: 'family', maxUses: 10, expiresInDays: 30 })
  const ruth = openBrowser(address)
  const account = { firstName: 'Ruth', lastName: 'Lindqvist', email: 'ruth@nestling.example', password: castPassword }
  await ruth('POST', '/api/register', { ...account, inviteCode: code })
  await nora('POST', '/api/admin/users/invite', { email: 'aunt@nestling.example', role: 'family' })
  await nora('PATCH', '/api/account', { firstName: 'Nora', lastName: 'Lindqvist', units: 'us' })
  const rights = { updates: 'see', appointments: 'nothing', contacts: 'see', wishlist: 'add', album: 'add' }
  await nora('PUT', `${journey}/rights`, { family: rights, guest: rights })

  const { filename } = await nora('POST', `${journey}/update-pictures`, undefined, 'picture')
  const pictures = filename ? { pictures: [filename] } : {}
  await addAndDelete(nora, `${journey}/updates`, '/api/updates', [
    { content: 'The first kick.\nAt night.', week: 20, ...pictures },
    { content: 'Größer – 🌱', week: 21 },
    { content: 'Deleted by mistake.' },
  ])
  const contact = { name: 'Amara Nwosu', category: 'doctor', phoneNumber: '+44 20 7946 0142', isPrimary: true }
  await addAndDelete(nora, '/api/contacts', '/api/contacts', [
    contact,
    { name: 'The ward', category: 'other' },
    contact,
  ])
  const appointment = { title: 'Glucose test', appointmentDate: '2027-01-20T09:30:00Z', location: 'Room 4' }
  await addAndDelete(nora, '/api/appointments', '/api/appointments', [appointment, appointment])
  const scan = { measuredOn: '2026-11-10', headCircumference: 268.5, femurLength: 53.1, note: 'Would not turn round.' }
  await addAndDelete(nora, `${journey}/scans`, '/api/scans', [scan, { ...scan, measuredOn: '2026-11-11' }])
  const wish = { name: 'Pram', category: 'baby_gear', price: '$249.00', storeUrl: 'https://shop.example/pram' }
  const wishes = [{ ...wish, quantity: 3 }, { ...wish, name: 'Cot' }, wish]
  const [pram, cot] = await addAndDelete(nora, `${journey}/wishlist`, '/api/wishlist', wishes)
  await ruth('POST', `/api/wishlist/${pram}/reservation`, { units: 1 })
  await ruth('POST', `/api/wishlist/${cot}/purchase`)

  for (const caption of ['At the sea', 'Deleted']) {
    const { id: photoId } = await ruth('POST', '/api/photos/upload', { caption, week: '20' }, 'photo')
    if (caption === 'Deleted' && photoId) await nora('DELETE', `/api/photos/${photoId}`)
  }
  await ruth('POST', '/api/account/picture', undefined, 'picture')
  await nora('POST', '/api/calendar-feed')
}

/** Adds these things, deletes the last one, and returns all ids. */
async function addAndDelete(
  ask: Ask,
  listPath: string,
  itemPath: string,
  bodies: readonly object[],
): Promise<unknown[]> {
  const ids: unknown[] = []
  for (const body of bodies) ids.push((await ask('POST', listPath, body)).id)
  if (ids.at(-1) !== undefined) await ask('DELETE', `${itemPath}/${ids.at(-1)}`)
  return ids
}

type Ask = ReturnType<typeof openBrowser>

/** The browser of one person. For an upload, `upload` names the form field of the picture. */
function openBrowser(address: string) {
  let cookie = ''
  return async (method: string, path: string, body?: object, upload?: string): Promise<Record<string, unknown>> => {
    const form = new FormData()
    if (upload) form.set(upload, new Blob([new Uint8Array(photo)], { type: 'image/jpeg' }), 'photo.jpg')
    for (const [name, value] of Object.entries(body ?? {})) form.set(name, String(value))
    const headers = {
      cookie,
      'sec-fetch-site': 'same-origin',
      ...(!upload && body && { 'content-type': 'application/json' }),
    }
    const sent = upload ? form : body && JSON.stringify(body)
    const response = await fetch(address + path, { method, headers, ...(sent && { body: sent }) })
    for (const line of response.headers.getSetCookie())
      if (line.startsWith('nestling-session=')) cookie = line.split(';')[0] ?? ''
    const text = await response.text()
    if (!response.ok && response.status !== 404) throw new Error(`${method} ${path}: ${response.status} ${text}`)
    return response.ok && text.startsWith('{') ? JSON.parse(text) : {}
  }
}
