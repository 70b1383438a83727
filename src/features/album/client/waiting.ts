import type { WaitingChange, WaitingRule } from '#platform/client/outbox/waiting-rules.ts'
import { waitingResponses } from '#platform/client/responses/waiting-responses.ts'
import type { Photo } from '../contract.ts'

const list = '/api/photos'

/** How photos, their comments and their reactions look while they wait. */
export const waitingPhotos: readonly WaitingRule[] = [
  { call: `POST ${list}/upload`, list, add: addIfOfWeek },
  { call: `PATCH ${list}/{id}`, list, edit: (photo, { body }) => ({ ...photo, ...body }) },
  { call: `DELETE ${list}/{id}`, list, edit: () => null },
  ...waitingResponses({ things: list, comments: '/api/photo-comments', lists: [list] }),
]

/** The photo, if the list shows its week or all weeks. */
function addIfOfWeek(change: WaitingChange, [, week]: readonly unknown[]): Photo | undefined {
  const photo = photoOf(change)
  return typeof week === 'number' && photo.week !== week ? undefined : photo
}

function photoOf({ id, body, at, writer }: WaitingChange): Photo {
  return {
    id,
    filename: addressOf(id, body.photo),
    caption: String(body.caption ?? '').trim() || null,
    week: Number(body.week) || null,
    // The real size is known once the server has the photo. The grid shows squares.
    width: 1200,
    height: 1200,
    createdBy: writer.id,
    createdAt: at,
    likes: 0,
    reactions: [],
    ownReaction: null,
    comments: 0,
    author: { firstName: writer.firstName, profileImageUrl: writer.profileImageUrl },
  }
}

/** The addresses of waiting photos in this browser, by the id of the photo. */
const addresses = new Map<number, string>()

function addressOf(id: number, file: unknown): string {
  const known = addresses.get(id)
  if (known !== undefined) return known
  const address = file instanceof Blob ? URL.createObjectURL(file) : ''
  addresses.set(id, address)
  return address
}
