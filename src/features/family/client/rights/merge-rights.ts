import { createMerge } from '#platform/client/form/conflict/create-merge.tsx'
import type { Merge } from '#platform/client/form/use-versions.ts'
import type { Grant, Section } from '#platform/shared/section.ts'
import type { SavedRights, SectionRights } from '../../contract.ts'
import { fieldOf, grantWords, limitedRoles, limitedRoleWords, sectionWords } from './right-words.ts'

const sections = Object.keys(sectionWords) as Section[]
const fields = limitedRoles.flatMap((role) =>
  sections.map((section) => ({ role, section, name: fieldOf(role, section) })),
)

const mergeGrants = createMerge<Readonly<Record<string, Grant>>, SavedRights>(
  Object.fromEntries(
    fields.map(({ role, section, name }) => [
      name,
      { label: `${sectionWords[section]}, ${limitedRoleWords[role]}`, words: (grant: Grant) => grantWords[grant] },
    ]),
  ),
  grantsIn,
)

/** Merges the grant of each role in each section separately. */
export const mergeRights: Merge<SectionRights, SavedRights> = async ({ typed, ...versions }) => {
  const merged = await mergeGrants({ ...versions, typed: grantsIn(typed) })
  const rightsOf = (role: 'family' | 'guest', grants: Readonly<Record<string, Grant>>) => ({
    ...typed[role],
    ...Object.fromEntries(sections.map((section) => [section, grants[fieldOf(role, section)]])),
  })
  return merged && { family: rightsOf('family', merged), guest: rightsOf('guest', merged) }
}

/** All grants in one flat object, by form field. */
function grantsIn(rights: SectionRights): Record<string, Grant> {
  return Object.fromEntries(
    fields.flatMap(({ role, section, name }) => {
      const grant = rights[role][section]
      return grant === undefined ? [] : [[name, grant]]
    }),
  )
}
