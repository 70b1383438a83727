import { textOf, useForm } from '#platform/client/form/use-form.ts'
import { useOpened, useVersionedSend } from '#platform/client/form/use-versions.ts'
import { sayFailure } from '#platform/client/say-failure.ts'
import { type Grant, grants, type Section, type SectionWithResponses } from '#platform/shared/section.ts'
import { Button } from '#ui/button/Button.tsx'
import { NotLoaded } from '#ui/feedback/NotLoaded.tsx'
import { Skeleton } from '#ui/feedback/Skeleton.tsx'
import { showToast } from '#ui/toast/toast-store.ts'
import { type SavedRights, SectionRights } from '../../contract.ts'
import { texts } from '../texts/texts.ts'
import { useChangeSectionRights, useSectionRights } from './data.ts'
import { fieldOf, type LimitedRole, limitedRoles } from './limited-roles.ts'
import styles from './SectionRightsForm.module.css'

const withResponses: Readonly<Record<SectionWithResponses, true>> = { updates: true, album: true }
const grantsWithoutResponses = grants.filter((grant) => grant !== 'respond')
const grantsIn = (section: Section) => (section in withResponses ? grants : grantsWithoutResponses)

/** Sets what family and guests may see and add in each section. */
export function SectionRightsForm({ pregnancyId }: { pregnancyId: number }) {
  const { data: rights, isError, refetch } = useSectionRights(pregnancyId)

  if (rights) return <Form pregnancyId={pregnancyId} rights={rights} />
  if (isError) return <NotLoaded sentence={texts.rightsNotLoaded} onTry={() => refetch()} />
  return <Skeleton shape="block" height="34rem" />
}

function Form({ pregnancyId, rights: latest }: { pregnancyId: number; rights: SavedRights }) {
  const changeRights = useChangeSectionRights(pregnancyId)
  const {
    opened: rights,
    timesShown,
    onInput,
    onSaved,
  } = useOpened(latest, { isSame: (one, other) => one.version === other.version, onShow: () => undefined })
  // The response of the server has every section.
  const sections = Object.keys(rights.family) as Section[]

  const versioned = useVersionedSend<SectionRights, SavedRights>({
    opened: rights,
    merge: async (versions) => (await import('./merge-rights.ts')).mergeRights(versions),
    send: async (chosen, seen = rights) => {
      onSaved(await changeRights.mutateAsync({ ...chosen, version: seen.version }), seen)
      showToast({ title: texts.rightsSaved })
    },
  })
  const form = useForm({
    schema: SectionRights,
    draft: null,
    read: (fields) => ({
      family: chosenFor('family', sections, fields),
      guest: chosenFor('guest', sections, fields),
    }),
    send: versioned.send,
    onFailed: (error) => sayFailure(texts.rightsNotSaved, error),
  })

  return (
    <div onInput={onInput}>
      <form className={styles.form} onSubmit={form.onSubmit} noValidate>
        <p className={styles.lead}>{texts.rightsLead}</p>
        {sections.map((section) => (
          <div key={`${section} ${timesShown}`} className={styles.section}>
            <h3 className={styles.name}>{texts.sections[section]}</h3>
            {limitedRoles.map((role) => (
              <GrantChoice key={role} section={section} role={role} defaultValue={rights[role][section]} />
            ))}
          </div>
        ))}
        <Button type="submit" look="primary" wide pending={form.pending} pendingText={texts.saving}>
          {texts.saveRights}
        </Button>
      </form>
      {versioned.dialog}
    </div>
  )
}

type ChoiceProps = { section: Section; role: LimitedRole; defaultValue: Grant }

function GrantChoice({ section, role, defaultValue }: ChoiceProps) {
  return (
    <fieldset className={styles.choice}>
      <legend className="visually-hidden">{texts.sectionFor[role](texts.sections[section])}</legend>
      <span className={styles.who} aria-hidden="true">
        {texts.limitedRoles[role]}
      </span>
      <span className={styles.grants} data-count={grantsIn(section).length}>
        {grantsIn(section).map((grant) => (
          <label key={grant} className={styles.grant}>
            <input
              type="radio"
              name={fieldOf(role, section)}
              value={grant}
              defaultChecked={grant === defaultValue}
              className="visually-hidden"
            />
            {texts.grants[grant]}
          </label>
        ))}
      </span>
    </fieldset>
  )
}

const chosenFor = (role: LimitedRole, sections: readonly Section[], fields: FormData) =>
  Object.fromEntries(sections.map((section) => [section, textOf(fields, fieldOf(role, section))]))
