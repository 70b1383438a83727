import { textOf, useForm } from '#platform/client/form/use-form.ts'
import { sayFailure } from '#platform/client/say-failure.ts'
import { type Grant, grants, type Section, type SectionWithResponses } from '#platform/shared/section.ts'
import { Button } from '#ui/button/Button.tsx'
import { NotLoaded } from '#ui/feedback/NotLoaded.tsx'
import { Skeleton } from '#ui/feedback/Skeleton.tsx'
import { showToast } from '#ui/toast/toast-store.ts'
import { SectionRights } from '../../contract.ts'
import { useChangeSectionRights, useSectionRights } from './data.ts'
import styles from './SectionRightsForm.module.css'

/** The section names that the menu uses. */
const sectionWords: Readonly<Record<Section, string>> = {
  updates: 'Updates',
  appointments: 'Appointments',
  album: 'Photo Album',
  contacts: 'Contacts',
  wishlist: 'Baby Wishlist',
}
const grantWords: Readonly<Record<Grant, string>> = { nothing: 'Nothing', see: 'See', respond: 'Comment', add: 'Add' }
const withResponses: Readonly<Record<SectionWithResponses, true>> = { updates: true, album: true }
const grantsWithoutResponses = grants.filter((grant) => grant !== 'respond')
const grantsIn = (section: Section) => (section in withResponses ? grants : grantsWithoutResponses)
/** Admins always have all rights, so only these roles can be limited. */
const limitedRoleWords = { family: 'Family', guest: 'Guests' } as const
const limitedRoles = ['family', 'guest'] as const
type LimitedRole = (typeof limitedRoles)[number]

/** Sets what family and guests may see and add in each section. */
export function SectionRightsForm({ pregnancyId }: { pregnancyId: number }) {
  const { data: rights, isError, refetch } = useSectionRights(pregnancyId)

  if (rights) return <Form pregnancyId={pregnancyId} rights={rights} />
  if (isError) return <NotLoaded what="The rights" onTry={() => refetch()} />
  return <Skeleton shape="block" height="34rem" />
}

function Form({ pregnancyId, rights }: { pregnancyId: number; rights: SectionRights }) {
  const changeRights = useChangeSectionRights(pregnancyId)
  // The response of the server has every section.
  const sections = Object.keys(rights.family) as Section[]

  const form = useForm({
    schema: SectionRights,
    draft: null,
    read: (fields) => ({
      family: chosenFor('family', sections, fields),
      guest: chosenFor('guest', sections, fields),
    }),
    send: async (chosen) => {
      await changeRights.mutateAsync(chosen)
      showToast({ title: 'Settings Updated' })
    },
    onFailed: (error) => sayFailure('Update Failed', error),
  })

  return (
    <form className={styles.form} onSubmit={form.onSubmit} noValidate>
      <p className={styles.lead}>
        Whoever may add may also comment and react, and whoever may comment also sees. Admins may do everything
        everywhere.
      </p>
      {sections.map((section) => (
        <div key={section} className={styles.section}>
          <h3 className={styles.name}>{sectionWords[section]}</h3>
          {limitedRoles.map((role) => (
            <GrantChoice key={role} section={section} role={role} defaultValue={rights[role][section]} />
          ))}
        </div>
      ))}
      <Button type="submit" look="primary" wide pending={form.pending} pendingText="Saving...">
        Save who can see what
      </Button>
    </form>
  )
}

type ChoiceProps = { section: Section; role: LimitedRole; defaultValue: Grant }

function GrantChoice({ section, role, defaultValue }: ChoiceProps) {
  return (
    <fieldset className={styles.choice}>
      <legend className="visually-hidden">
        {sectionWords[section]} for {limitedRoleWords[role].toLowerCase()}
      </legend>
      <span className={styles.who} aria-hidden="true">
        {limitedRoleWords[role]}
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
            {grantWords[grant]}
          </label>
        ))}
      </span>
    </fieldset>
  )
}

const fieldOf = (role: LimitedRole, section: Section) => `${role}-${section}`

const chosenFor = (role: LimitedRole, sections: readonly Section[], fields: FormData) =>
  Object.fromEntries(sections.map((section) => [section, textOf(fields, fieldOf(role, section))]))
