import { Fragment, useState } from 'react'
import type { Pregnancy } from '#features/journey/contract.ts'
import type { ParentPart } from '#features/journey/rules.ts'
import { useIsPlain } from '#platform/client/without-scripts.tsx'
import { Fold, FoldCard } from '#ui/fold/Fold.tsx'
import { useIsWide } from '#ui/fold/use-is-wide.ts'
import { Tabs } from '#ui/tabs/Tabs.tsx'
import type { WeekGuide } from '../../contract.ts'
import { assumedItems } from '../notes/assumed-items.ts'
import { Checklist } from '../notes/Checklist.tsx'
import { WeekProgress } from '../notes/WeekProgress.tsx'
import { texts } from './texts/texts.ts'
import styles from './WeekChecklists.module.css'
import { type FormatLine, LineGroup } from './WeekTexts.tsx'

type Props = { guide: WeekGuide; presentWeek: number; parents: Pregnancy['parents']; inWords: FormatLine }

/** A week's checklists: one for each area of care, and one for each parent, labelled with their name. */
export function WeekChecklists({ guide, presentWeek, parents, inWords }: Props) {
  const [group, select] = useState<Group>('medicalActions')
  const idsOfLists = groups.map((name) => guide.journey[name].map(({ id }) => id))
  const assumed = assumedItems(idsOfLists, presentWeek - guide.week)
  const isWide = useIsWide()
  const isPlain = useIsPlain()
  const tabs = groups.map((name) => ({ name, label: tabLabel(name, parents) }))

  return (
    <FoldCard>
      <Fold title={texts.toDo(guide.week)} contents={tabs.map(({ label }) => label).join(', ')} open={isWide}>
        <WeekProgress week={guide.week} lists={guide.journey} assumed={assumed} />
        {isPlain ? (
          tabs.map(({ name, label }) => (
            <Fragment key={name}>
              <LineGroup title={label} lines={guide.journey[name].map(inWords)} />
              <Footer group={name} parents={parents} />
            </Fragment>
          ))
        ) : (
          <Tabs label={texts.lists} tabs={tabs} selected={group} onSelect={select}>
            <Checklist
              key={`${group}-${guide.week}`}
              week={guide.week}
              group={group}
              items={guide.journey[group].map((item) => ({ id: item.id, text: inWords(item) }))}
              assumed={assumed}
              label={tabLabel(group, parents)}
            />
            <Footer group={group} parents={parents} />
          </Tabs>
        )}
      </Fold>
    </FoldCard>
  )
}

const groups = ['medicalActions', 'nutrition', 'vitalsTracking', 'motherActions', 'partnerActions'] as const
type Group = (typeof groups)[number]

function Footer({ group, parents }: { group: Group; parents: Pregnancy['parents'] }) {
  const footer = footerOf(group, parents)
  return footer && <p className={styles.footer}>{footer}</p>
}

function footerOf(group: Group, parents: Pregnancy['parents']): string | undefined {
  if (group === 'medicalActions') return texts.medicalAdvice
  if (group === 'vitalsTracking') return texts.vitalsAdvice
  return group === 'partnerActions' && nameOf('partner', parents) === undefined ? texts.withoutPartner : undefined
}

function tabLabel(group: Group, parents: Pregnancy['parents']): string {
  const labels: Readonly<Record<Group, string>> = {
    medicalActions: texts.medicalList,
    nutrition: texts.nutritionList,
    vitalsTracking: texts.vitalsList,
    motherActions: nameOf('mother', parents) ?? texts.pregnantParent,
    partnerActions: nameOf('partner', parents) ?? texts.companion,
  }
  return labels[group]
}

const nameOf = (part: ParentPart, parents: Pregnancy['parents']) =>
  parents.find((parent) => parent.part === part)?.displayName
