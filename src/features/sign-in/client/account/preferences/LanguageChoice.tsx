import type { ChangeEvent } from 'react'
import { languageFacts, languages, offeredLanguages } from '#language/languages.ts'
import { sayFailure } from '#platform/client/say-failure.ts'
import { SelectField } from '#ui/field/SelectField.tsx'
import type { User } from '../../../contract.ts'
import { useChangeAccount } from '../data.ts'
import { texts } from '../texts/texts.ts'

/** The person's language. Each language has its own build of the app, so the page loads again after a change. */
export function LanguageChoice({ user }: { user: User }) {
  const changeAccount = useChangeAccount()
  const choices = languages.filter(
    (each) => each === user.language || offeredLanguages.some((offered) => offered === each),
  )
  if (choices.length < 2) return null

  async function choose({ currentTarget: { value } }: ChangeEvent<HTMLSelectElement>) {
    const language = choices.find((each) => each === value)
    if (!language) return
    try {
      await changeAccount.mutateAsync({ language })
      location.reload()
    } catch (error) {
      sayFailure(texts.languageNotSaved, error)
    }
  }

  return (
    <SelectField
      label={texts.language}
      hint={texts.languageHint}
      name="language"
      value={user.language}
      disabled={changeAccount.isPending}
      onChange={choose}
    >
      {choices.map((each) => (
        <option key={each} value={each} lang={languageFacts[each].tag}>
          {languageFacts[each].name}
        </option>
      ))}
    </SelectField>
  )
}
