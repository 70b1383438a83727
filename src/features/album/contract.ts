import * as z from 'zod/mini'
import { defineContract } from '#platform/shared/contract.ts'
import { id, instant, sendKey, text, version } from '#platform/shared/fields.ts'
import { page, wholeNumber } from '#platform/shared/page.ts'
import { pictureLimits, pictureQuery } from '#platform/shared/picture.ts'
import { responseCalls, responseFields } from '#platform/shared/responses/response-calls.ts'
import { texts } from '#platform/shared/texts/texts.ts'
import { longestCaption } from './rules.ts'

declare module '#platform/shared/section.ts' {
  interface Sections {
    album: 'with-responses'
  }
}

/** A photo of the album. `filename` is the random name in its address. `width` and `height` are those of the full size. */
export const Photo = z.object({
  id: id(),
  filename: z.string(),
  caption: z.nullable(z.string()),
  week: z.nullable(z.int()),
  width: z.int(),
  height: z.int(),
  createdBy: id(),
  createdAt: instant(),
  ...responseFields,
  author: z.object({ firstName: z.string(), profileImageUrl: z.nullable(z.string()) }),
  version: version(),
})
export type Photo = z.infer<typeof Photo>

const caption = text({ max: longestCaption, lines: true })
const week = z.int().check(z.gte(1), z.lte(42))

/** Form fields: everything is text, and an empty field means null. */
export const PhotoFields = z.strictObject({
  caption: z.optional(caption),
  week: z.optional(
    z.union([
      z.pipe(
        z.literal(''),
        z.transform(() => null),
      ),
      z.pipe(
        z.pipe(
          z.string().check(z.regex(/^\d{1,3}$/, { error: () => texts.expected('number', 'string') })),
          z.transform(Number),
        ),
        week,
      ),
    ]),
  ),
  /** A retry with the same key returns the photo that is already stored. */
  uploadKey: z.optional(sendKey()),
})
export type PhotoFields = z.infer<typeof PhotoFields>

export const PhotoChange = z.strictObject({
  caption: z.optional(z.nullable(caption)),
  week: z.optional(z.nullable(week)),
})
export type PhotoChange = z.infer<typeof PhotoChange>

const albumQuery = z.extend(page(), { week: z.optional(wholeNumber(42)) })

export const albumContract = defineContract({
  'GET /api/photos': {
    summary: 'The photos of the journey, newest first; with `week` only those of that week.',
    access: 'member',
    may: 'see album',
    query: albumQuery,
    response: z.array(Photo),
  },
  'POST /api/photos/upload': {
    summary: 'Adds a photo. The server turns it upright and encodes it anew, without the camera’s metadata.',
    access: 'member',
    may: 'add album',
    waits: true,
    kind: 'upload',
    file: 'photo',
    maxBytes: pictureLimits.maxBytes,
    body: PhotoFields,
    response: Photo,
  },
  'GET /api/photos/{filename}': {
    summary: 'A photo at full size, or at the smallest stored size that is at least `w` pixels wide.',
    access: 'member',
    may: 'see album',
    kind: 'file',
    query: pictureQuery(),
  },
  'PATCH /api/photos/{id}': {
    summary: 'Changes a photo’s caption or week.',
    access: 'member',
    may: 'see album',
    waits: true,
    versioned: 'version',
    body: PhotoChange,
    example: { caption: 'Hello.', week: 30 },
    response: Photo,
  },
  'DELETE /api/photos/{id}': {
    summary: 'Deletes a photo; it can be brought back for 30 days.',
    access: 'member',
    may: 'see album',
    waits: true,
  },
  'POST /api/photos/{id}/restore': {
    summary: 'Brings a deleted photo back.',
    access: 'member',
    may: 'see album',
    waits: true,
    response: Photo,
    status: 200,
  },
  'GET /api/photo-weeks': {
    summary: 'The weeks that have photos, with the number of photos.',
    access: 'member',
    may: 'see album',
    response: z.array(z.object({ week: z.nullable(z.int()), photos: z.int() })),
  },

  'GET /api/photos/{id}/comments': {
    ...responseCalls.listComments,
    summary: 'The comments on a photo, newest first.',
    may: 'see album',
  },
  'POST /api/photos/{id}/comments': {
    ...responseCalls.comment,
    summary: 'Comments on a photo.',
    may: 'respond album',
  },
  'PATCH /api/photo-comments/{id}': {
    ...responseCalls.changeComment,
    summary: 'Changes the caller’s comment on a photo.',
    may: 'respond album',
  },
  'DELETE /api/photo-comments/{id}': {
    ...responseCalls.deleteComment,
    summary: 'Deletes a comment on a photo; it can be brought back for 30 days.',
    may: 'see album',
  },
  'POST /api/photo-comments/{id}/restore': {
    ...responseCalls.restoreComment,
    summary: 'Brings a deleted comment on a photo back.',
    may: 'see album',
  },
  'PUT /api/photos/{id}/reaction': {
    ...responseCalls.react,
    summary: 'Reacts to a photo, in place of an earlier reaction of this person.',
    may: 'respond album',
  },
  'DELETE /api/photos/{id}/reaction': {
    ...responseCalls.takeReactionBack,
    summary: 'Removes the caller’s reaction to a photo.',
    may: 'see album',
  },
})
