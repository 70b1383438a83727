import { useEffect } from 'react'
import { HideChoices } from '#platform/client/form/HideChoices.tsx'
import { useInstantChoice } from '#platform/client/form/use-instant-choice.ts'
import { changeHides } from '#platform/shared/journey/hideable.ts'
import type { Units } from '#platform/shared/units.ts'
import { CheckField } from '#ui/field/CheckField.tsx'
import { CheckGroup } from '#ui/field/CheckGroup.tsx'
import { type Choice, ChoiceField } from '#ui/field/ChoiceField.tsx'
import type { AccountChange, User } from '../../../contract.ts'
import type { Layout, Theme } from '../../../rules.ts'
import { useChangeAccount } from '../data.ts'
import styles from './Preferences.module.css'
import { showTheme } from './show-theme.ts'

const themeChoices: readonly Choice<Theme>[] = [
  { value: 'auto', label: 'Same as the device', picture: <Swatch themes={['light', 'dark']} /> },
  { value: 'light', label: 'Light', picture: <Swatch themes={['light']} /> },
  { value: 'dark', label: 'Dark', picture: <Swatch themes={['dark']} /> },
  { value: 'dim', label: 'Dim', hint: 'For the night', picture: <Swatch themes={['dim']} /> },
]

// The value of a radio button cannot be null, so 'family' stands for null: the family's units.
const unitChoices: readonly Choice<Units | 'family'>[] = [
  { value: 'family', label: 'Same as the family' },
  { value: 'metric', label: 'Metric', hint: 'Centimetres, grams' },
  { value: 'us', label: 'US', hint: 'Inches, pounds' },
]

/** The person's theme, layout and units, and what they hide. The choices apply on all their devices, and each is saved at once. */
export function Preferences({ user, offersHiding }: { user: User; offersHiding: boolean }) {
  const theme = useInstantChoice(
    user.theme,
    { done: 'Theme saved', failed: 'Theme not saved' },
    useChangeAccount(),
    (theme) => ({ theme }),
  )
  const layout = useInstantChoice<Layout, AccountChange>(
    user.layout,
    { done: 'Choice saved', failed: 'Choice not saved' },
    useChangeAccount(),
    (layout) => ({ layout }),
  )
  const hides = useInstantChoice(
    user.hides,
    { done: 'Choice saved', failed: 'Choice not saved' },
    useChangeAccount(),
    (hides) => ({ hides }),
  )
  const units = useInstantChoice(
    user.units,
    { done: 'Units saved', failed: 'Units not saved' },
    useChangeAccount(),
    (units) => ({ units }),
  )

  // Applies a chosen theme before it is saved.
  useEffect(() => showTheme(theme.shown), [theme.shown])

  return (
    <>
      <ChoiceField legend="Theme" name="theme" choices={themeChoices} chosen={theme.shown} onChoose={theme.choose} />
      <CheckGroup legend="Text and buttons" hint="Easier to see and to press.">
        <CheckField
          label="Larger and simpler"
          hint="Bigger text, fewer buttons, and a home page of three things"
          name="layout"
          checked={layout.shown === 'simple'}
          onCheck={(isSimple) => layout.choose(isSimple ? 'simple' : 'usual')}
        />
      </CheckGroup>
      <ChoiceField
        legend="Units"
        name="units"
        choices={unitChoices}
        chosen={units.shown ?? 'family'}
        onChoose={(wanted) => units.choose(wanted === 'family' ? null : wanted)}
      />
      {offersHiding && (
        <HideChoices
          legend="Hide for me"
          hint="Other people still see them, unless the parents hide them for everybody."
          hides={hides.shown}
          onHide={(part, isHidden) => hides.choose(changeHides(hides.shown, part, isHidden))}
        />
      )}
      {user.role !== null && (
        <CheckGroup legend="Seen updates" hint="Authors see who has seen their updates.">
          <CheckField
            label="Hide what I have seen"
            name="hide-views"
            checked={hides.shown.includes('views')}
            onCheck={(isHidden) => hides.choose(changeHides(hides.shown, 'views', isHidden))}
          />
        </CheckGroup>
      )}
    </>
  )
}

/** A sample of the page in each theme. */
function Swatch({ themes }: { themes: readonly Exclude<Theme, 'auto'>[] }) {
  return (
    <span className={styles.swatch} aria-hidden="true">
      {themes.map((theme) => (
        <span key={theme} className={styles.scrap} data-look={theme}>
          Aa
        </span>
      ))}
    </span>
  )
}
