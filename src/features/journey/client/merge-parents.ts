import { createMerge } from '#platform/client/form/conflict/create-merge.tsx'
import type { Merge } from '#platform/client/form/use-versions.ts'
import type { Pregnancy } from '../contract.ts'
import type { ParentPart } from '../rules.ts'
import type { Admin, Typed } from './ParentsForm.tsx'
import { texts } from './texts/texts.ts'

type Chosen = { userId: number; displayName: string; calledAs: string }
type Parents = Readonly<Record<ParentPart, Chosen | null>>

/** Merges each parent as a whole, because the name that one admin typed may not belong to the person that another chose. */
export function mergeParents(admins: readonly Admin[]): Merge<Typed, Pregnancy> {
  const words = ({ userId, displayName, calledAs }: Chosen) => {
    const admin = admins.find((each) => each.userId === userId)
    const lines = [admin && `${admin.firstName} ${admin.lastName}`, texts.nameHere(displayName)]
    return [...lines, calledAs && texts.babySays(calledAs)].filter(Boolean).join('\n')
  }
  const merge = createMerge<Parents, Pregnancy>(
    {
      mother: { label: texts.parentQuestions.mother, words },
      partner: { label: texts.parentQuestions.partner, words },
    },
    (journey) => ({ mother: savedIn(journey, 'mother'), partner: savedIn(journey, 'partner') }),
  )
  return async ({ typed, ...versions }) => {
    const parents = { mother: typedIn(typed, 'mother'), partner: typedIn(typed, 'partner') }
    const merged = await merge({ ...versions, typed: parents })
    return merged && { ...fieldsOf('mother', merged.mother), ...fieldsOf('partner', merged.partner) }
  }
}

function savedIn({ parents }: Pregnancy, part: ParentPart): Chosen | null {
  const parent = parents.find((each) => each.part === part)
  return parent ? { userId: parent.userId, displayName: parent.displayName, calledAs: parent.calledAs } : null
}

function typedIn(typed: Typed, part: ParentPart): Chosen | null {
  const [userId, displayName] = [typed[`${part}Id`], typed[`${part}Name`]]
  return userId && displayName ? { userId, displayName, calledAs: typed[`${part}Word`] ?? '' } : null
}

const fieldsOf = (part: ParentPart, parent: Chosen | null): Partial<Typed> =>
  parent ? { [`${part}Id`]: parent.userId, [`${part}Name`]: parent.displayName, [`${part}Word`]: parent.calledAs } : {}
