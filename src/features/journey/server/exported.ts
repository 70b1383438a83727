import type { ExportPart } from '#platform/server/export/export-part.ts'
import { html } from '#platform/server/export/html.ts'
import { formatDay } from '#platform/shared/time/calendar.ts'
import { texts } from '../texts/texts.ts'
import { findBirth } from './state/find-state.ts'

/** Exports the baby's name, the due date while expecting, the parents, and a birth or a loss as they shared it. */
export const exportPart: ExportPart = {
  section: ({ babyName, dueDate, isExpecting, rowsOf, show }) => {
    const parents = rowsOf('parents').map(
      ({ display_name, called_as }) =>
        html`<dt>${texts.parent}</dt><dd>${display_name}${called_as !== '' && html` <span class="soft">${texts.calledAs(called_as)}</span>`}</dd>`,
    )
    const changes = rowsOf('journey_states').filter(({ taken_back_at }) => taken_back_at === null)
    const last = changes.at(-1)
    const birth = findBirth(changes.toReversed())
    const children = rowsOf('born_children').filter(({ journey_state_id }) => journey_state_id === birth?.id)
    const names = children.map(({ name }) => name).join(', ')
    const [picture] = birth ? rowsOf('birth_pictures') : []
    return {
      title: texts.theJourney,
      body: html`<dl class="facts">
<dt>${texts.baby}</dt><dd>${babyName}</dd>
${isExpecting && html`<dt>${texts.dueDate}</dt><dd>${dueDate === null ? texts.noDueDate : formatDay(dueDate)}</dd>`}
${parents}
${birth && html`<dt>${texts.born}</dt><dd>${birth.happened_on === null ? names : texts.bornOn(names, formatDay(birth.happened_on))}</dd>`}
${last?.state === 'ended' && last.happened_on !== null && html`<dt>${texts.ended}</dt><dd>${formatDay(last.happened_on)}</dd>`}
${last && last.message !== '' && html`<dt>${texts.fromParents}</dt><dd>${last.message}</dd>`}
</dl>
${picture && html`<figure>${show(picture, names)}</figure>`}`,
    }
  },
}
