import type { RuleFor, WaitingChange } from '#platform/client/outbox/lists/waiting-rules.ts'
import { waitingResponses } from '#platform/client/responses/waiting-responses.ts'
import type { albumContract, Photo } from '../contract.ts'

const list = 'GET /api/photos'

const ownRules: readonly RuleFor<typeof albumContract>[] = [
  { call: 'POST /api/photos/upload', list, add: addIfOfWeek },
  { call: 'PATCH /api/photos/{id}', list, edit: (photo, { body }) => ({ ...photo, ...body }) },
  { call: 'DELETE /api/photos/{id}', list, edit: () => null },
]

/** How lists show changes to photos, comments and reactions that are waiting for the network. */
export const waitingPhotos = [
  ...ownRules,
  ...waitingResponses<typeof albumContract>({
    listComments: 'GET /api/photos/{id}/comments',
    comment: 'POST /api/photos/{id}/comments',
    changeComment: 'PATCH /api/photo-comments/{id}',
    deleteComment: 'DELETE /api/photo-comments/{id}',
    react: 'PUT /api/photos/{id}/reaction',
    takeReactionBack: 'DELETE /api/photos/{id}/reaction',
    list,
  }),
]

/** Returns the photo if the list shows its week or all weeks, otherwise undefined. */
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
    // The real size is unknown until the server has the photo. Any square will do, because the grid crops to squares.
    width: 1200,
    height: 1200,
    createdBy: writer.id,
    createdAt: at,
    version: '',
    likes: 0,
    reactions: [],
    ownReaction: null,
    comments: 0,
    author: { firstName: writer.firstName, profileImageUrl: writer.profileImageUrl },
  }
}

/** The `blob:` addresses of photos that are waiting for the network, by the id of the photo. */
const addresses = new Map<number, string>()

function addressOf(id: number, file: unknown): string {
  const known = addresses.get(id)
  if (known !== undefined) return known
  const address = file instanceof Blob ? URL.createObjectURL(file) : ''
  addresses.set(id, address)
  return address
}
