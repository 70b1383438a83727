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
import { texts } from '../texts/texts.ts'
import { LanguageChoice } from './LanguageChoice.tsx'
import styles from './Preferences.module.css'
import { showTheme } from './show-theme.ts'

const themeChoices = (): readonly Choice<Theme>[] => [
  { value: 'auto', label: texts.themes.auto, picture: <Swatch themes={['light', 'dark']} /> },
  { value: 'light', label: texts.themes.light, picture: <Swatch themes={['light']} /> },
  { value: 'dark', label: texts.themes.dark, picture: <Swatch themes={['dark']} /> },
  { value: 'dim', label: texts.themes.dim, hint: texts.dimHint, picture: <Swatch themes={['dim']} /> },
]

// The value of a radio button cannot be null, so 'family' stands for null: the family's units.
const unitChoices = (): readonly Choice<Units | 'family'>[] => [
  { value: 'family', label: texts.familysUnits },
  { value: 'metric', label: texts.metric, hint: texts.metricHint },
  { value: 'us', label: texts.us, hint: texts.usHint },
]

/** The person's theme, layout and units, and what they hide. The choices apply on all their devices, and each is saved at once. */
export function Preferences({ user, offersHiding }: { user: User; offersHiding: boolean }) {
  const theme = useInstantChoice(
    user.theme,
    { done: texts.themeSaved, failed: texts.themeNotSaved },
    useChangeAccount(),
    (theme) => ({ theme }),
  )
  const choiceWords = { done: texts.choiceSaved, failed: texts.choiceNotSaved }
  const layout = useInstantChoice<Layout, AccountChange>(user.layout, choiceWords, useChangeAccount(), (layout) => ({
    layout,
  }))
  const hides = useInstantChoice(user.hides, choiceWords, useChangeAccount(), (hides) => ({ hides }))
  const units = useInstantChoice(
    user.units,
    { done: texts.unitsSaved, failed: texts.unitsNotSaved },
    useChangeAccount(),
    (units) => ({ units }),
  )

  // Applies a chosen theme before it is saved.
  useEffect(() => showTheme(theme.shown), [theme.shown])

  return (
    <>
      <LanguageChoice user={user} />
      <ChoiceField
        legend={texts.theme}
        name="theme"
        choices={themeChoices()}
        chosen={theme.shown}
        onChoose={theme.choose}
      />
      <CheckGroup legend={texts.layout} hint={texts.layoutHint}>
        <CheckField
          label={texts.simpleLayout}
          hint={texts.simpleLayoutHint}
          name="layout"
          checked={layout.shown === 'simple'}
          onCheck={(isSimple) => layout.choose(isSimple ? 'simple' : 'usual')}
        />
      </CheckGroup>
      <ChoiceField
        legend={texts.units}
        name="units"
        choices={unitChoices()}
        chosen={units.shown ?? 'family'}
        onChoose={(wanted) => units.choose(wanted === 'family' ? null : wanted)}
      />
      {offersHiding && (
        <HideChoices
          legend={texts.hideForMe}
          hint={texts.hideForMeHint}
          hides={hides.shown}
          onHide={(part, isHidden) => hides.choose(changeHides(hides.shown, part, isHidden))}
        />
      )}
      {user.role !== null && (
        <CheckGroup legend={texts.seenUpdates} hint={texts.seenUpdatesHint}>
          <CheckField
            label={texts.hideSeen}
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
          {texts.sampleLetters}
        </span>
      ))}
    </span>
  )
}
