import * as z from 'zod/mini'
import { defineContract } from '#platform/shared/contract.ts'
import { id, instant, link, sendKey, text } from '#platform/shared/fields.ts'
import { page } from '#platform/shared/page.ts'
import { Picture, pictureLimits, pictureQuery } from '#platform/shared/picture.ts'
import { responseCalls, responseFields } from '#platform/shared/responses/response-calls.ts'
import { texts as shared } from '#platform/shared/texts/texts.ts'
import { mostPictures } from './rules.ts'
import { texts } from './texts/texts.ts'

declare module '#platform/shared/section.ts' {
  interface Sections {
    updates: 'with-responses'
  }
}

/** A shared update. `createdBy` is the id of the author's account. */
export const Update = z.object({
  id: id(),
  content: z.string(),
  week: z.nullable(z.int()),
  imageUrl: z.nullable(z.string()),
  /** Our copy of the picture at `imageUrl`; null if there is no such link, or if the picture could not be fetched. */
  imageCopy: z.nullable(Picture),
  /** The pictures uploaded for this update. */
  pictures: z.array(Picture),
  createdBy: id(),
  createdAt: instant(),
  ...responseFields,
  author: z.object({ firstName: z.string(), profileImageUrl: z.nullable(z.string()) }),
})
export type Update = z.infer<typeof Update>

/** `sharePrompt` returns the error message for an update without text. The form’s message names the baby. */
export const updateInput = (sharePrompt: () => string) =>
  z.strictObject({
    content: text({ min: 1, max: 5000, lines: true, required: sharePrompt }),
    week: z.optional(z.nullable(z.int().check(z.gte(1), z.lte(42)))),
    imageUrl: z.optional(z.nullable(z.union([z.literal(''), link()], { error: () => shared.invalid('url') }))),
    /** Filenames of the pictures that this person uploaded for the update, in display order. */
    pictures: z.optional(
      z
        .array(z.string().check(z.maxLength(100)))
        .check(z.maxLength(mostPictures, { error: () => texts.tooManyPictures(mostPictures) })),
    ),
    /** A retry with the same key does not share the update again. */
    shareKey: z.optional(sendKey()),
  })

const UpdateInput = updateInput(() => texts.contentRequired)
export type UpdateInput = z.infer<typeof UpdateInput>

/** A person who has seen an update. */
export const Viewer = z.object({ firstName: z.string(), seenAt: instant() })
export type Viewer = z.infer<typeof Viewer>

export const updatesContract = defineContract({
  'GET /api/pregnancies/{pregnancyId}/updates': {
    summary: 'The updates of a journey, newest first.',
    access: 'member',
    may: 'see updates',
    query: page(),
    response: z.array(Update),
  },
  'POST /api/pregnancies/{pregnancyId}/updates': {
    summary: 'Shares an update with the family.',
    access: 'member',
    may: 'add updates',
    waits: true,
    body: UpdateInput,
    example: {
      content: 'All is well.',
      week: 30,
      imageUrl: 'https://pictures.example/scan.png',
      pictures: [],
      shareKey: 'a-key-of-this-page',
    },
    response: Update,
  },
  'POST /api/pregnancies/{pregnancyId}/update-pictures': {
    summary:
      'Sends a picture for an update that is not shared yet. It is deleted if it is not shared within three days.',
    access: 'member',
    may: 'add updates',
    kind: 'upload',
    file: 'picture',
    maxBytes: pictureLimits.maxBytes,
    body: z.strictObject({ uploadKey: z.optional(sendKey()) }),
    response: Picture,
  },
  'GET /api/update-pictures/{filename}': {
    summary: 'A picture of an update at full size, or at the smallest stored size that is at least `w` pixels wide.',
    access: 'member',
    may: 'see updates',
    kind: 'file',
    query: pictureQuery(),
  },
  'GET /api/updates/{id}': {
    summary: 'One update.',
    access: 'member',
    may: 'see updates',
    response: Update,
  },
  'DELETE /api/updates/{id}': {
    summary: 'Deletes an update; it can be brought back for 30 days.',
    access: 'member',
    may: 'see updates',
    waits: true,
  },
  'POST /api/updates/{id}/restore': {
    summary: 'Brings a deleted update back.',
    access: 'member',
    may: 'see updates',
    waits: true,
    response: Update,
    status: 200,
  },

  'GET /api/updates/{id}/comments': {
    ...responseCalls.listComments,
    summary: 'The comments on an update, newest first.',
    may: 'see updates',
  },
  'POST /api/updates/{id}/comments': {
    ...responseCalls.comment,
    summary: 'Comments on an update.',
    may: 'respond updates',
  },
  'PATCH /api/update-comments/{id}': {
    ...responseCalls.changeComment,
    summary: 'Changes the caller’s comment on an update.',
    may: 'respond updates',
  },
  'DELETE /api/update-comments/{id}': {
    ...responseCalls.deleteComment,
    summary: 'Deletes a comment on an update; it can be brought back for 30 days.',
    may: 'see updates',
  },
  'POST /api/update-comments/{id}/restore': {
    ...responseCalls.restoreComment,
    summary: 'Brings a deleted comment on an update back.',
    may: 'see updates',
  },
  'PUT /api/updates/{id}/reaction': {
    ...responseCalls.react,
    summary: 'Reacts to an update, in place of an earlier reaction of this person.',
    may: 'respond updates',
  },
  'DELETE /api/updates/{id}/reaction': {
    ...responseCalls.takeReactionBack,
    summary: 'Removes the caller’s reaction to an update.',
    may: 'see updates',
  },

  'PUT /api/update-views': {
    summary: 'Notes that this person has seen these updates.',
    access: 'member',
    may: 'see updates',
    body: z.strictObject({ updateIds: z.array(id()).check(z.minLength(1), z.maxLength(50)) }),
    example: { updateIds: [1] },
  },
  'GET /api/updates/{id}/viewers': {
    summary: 'The people who have seen an update, the latest first. Only for its author.',
    access: 'member',
    may: 'see updates',
    response: z.array(Viewer),
  },
})
