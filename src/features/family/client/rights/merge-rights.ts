import { createMerge } from '#platform/client/form/conflict/create-merge.tsx'
import type { Merge } from '#platform/client/form/use-versions.ts'
import type { Grant, Section } from '#platform/shared/section.ts'
import type { SavedRights, SectionRights } from '../../contract.ts'
import { texts } from '../texts/texts.ts'
import { fieldOf, limitedRoles } from './limited-roles.ts'

/** Merges the grant of each role in each section separately. */
export const mergeRights: Merge<SectionRights, SavedRights> = async ({ typed, ...versions }) => {
  const sections = Object.keys(typed.family) as Section[]
  const fields = limitedRoles.flatMap((role) =>
    sections.map((section) => ({ role, section, name: fieldOf(role, section) })),
  )
  /** All grants in one flat object, by form field. */
  const grantsIn = (rights: SectionRights): Record<string, Grant> =>
    Object.fromEntries(
      fields.flatMap(({ role, section, name }) => {
        const grant = rights[role][section]
        return grant === undefined ? [] : [[name, grant]]
      }),
    )
  const mergeGrants = createMerge<Readonly<Record<string, Grant>>, SavedRights>(
    Object.fromEntries(
      fields.map(({ role, section, name }) => [
        name,
        {
          label: texts.sectionAndRole(texts.sections[section], texts.limitedRoles[role]),
          words: (grant: Grant) => texts.grants[grant],
        },
      ]),
    ),
    grantsIn,
  )
  const merged = await mergeGrants({ ...versions, typed: grantsIn(typed) })
  const rightsOf = (role: 'family' | 'guest', grants: Readonly<Record<string, Grant>>) => ({
    ...typed[role],
    ...Object.fromEntries(sections.map((section) => [section, grants[fieldOf(role, section)]])),
  })
  return merged && { family: rightsOf('family', merged), guest: rightsOf('guest', merged) }
}
