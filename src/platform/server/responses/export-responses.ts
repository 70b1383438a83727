/** How the comments on a thing, and the reactions to it, look on the pages of an export. */

import type { ReactionKind } from '../../shared/responses/reactions.ts'
import { texts as shared } from '../../shared/texts/texts.ts'
import type { ExportedJourney } from '../export/export-part.ts'
import { type Html, html } from '../export/html.ts'
import { texts } from '../texts/texts.ts'
import type { CommentTable, ReactionTable } from './response-tables.ts'

/** Returns a function that prints the comments on the thing with this id, and the reactions to it. */
export function exportResponses(
  journey: ExportedJourney,
  tables: { comments: CommentTable; reactions: ReactionTable },
): (subjectId: number) => Html {
  const comments = Map.groupBy(journey.rowsOf(tables.comments), ({ subject_id }) => subject_id)
  const reactions = Map.groupBy(journey.rowsOf(tables.reactions), ({ subject_id }) => subject_id)
  return (subjectId) => {
    const names = Map.groupBy(reactions.get(subjectId) ?? [], ({ kind }) => kind)
    const reacted = [...names].map(([kind, rows]: [ReactionKind, readonly { user_id: number }[]]) =>
      texts.reactionOf(shared.reactions[kind], rows.map(({ user_id }) => journey.firstNameOf(user_id)).join(', ')),
    )
    const written = (comments.get(subjectId) ?? []).map(
      ({ created_by, created_at, edited_at, content }) => html`<div class="comment">
<p class="soft">${journey.firstNameOf(created_by)} · ${journey.dayOf(created_at)}${edited_at !== null && ` · ${texts.changed}`}</p>
<p class="typed">${content}</p>
</div>`,
    )
    return html`${reacted.length > 0 && html`<p class="soft">${reacted.join(' · ')}</p>`}${written}`
  }
}
