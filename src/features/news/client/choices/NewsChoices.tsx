import { useJourney } from '#features/journey/client/public.ts'
import { useInstantChoice } from '#platform/client/form/use-instant-choice.ts'
import { type NewsTopic, newsTopics } from '#platform/shared/news/news-topics.ts'
import { NotLoaded } from '#ui/feedback/NotLoaded.tsx'
import { Skeleton } from '#ui/feedback/Skeleton.tsx'
import { CheckField } from '#ui/field/CheckField.tsx'
import { SelectField } from '#ui/field/SelectField.tsx'
import type { NewsChoices as Choices } from '../../contract.ts'
import { digestTime, type Frequency, frequencies, type NewsWay } from '../../rules.ts'
import { texts } from '../texts/texts.ts'
import { useChangeChoices, useNewsChoices } from './data.ts'
import styles from './NewsChoices.module.css'
import { QuietHours } from './QuietHours.tsx'
import { Reminders } from './Reminders.tsx'

/** Which news the person gets by notification and by mail, and how often. Each choice is saved at once. */
export function NewsChoices() {
  const { data: choices, isError, refetch } = useNewsChoices()
  if (!choices && isError) return <NotLoaded sentence={texts.choicesNotLoaded} onTry={() => refetch()} />
  if (!choices) return <Skeleton shape="block" height="24rem" />
  return (
    <div className={styles.choices} id="news">
      <p className={styles.soft}>
        {texts.choicesLead}
        {!choices.canMail && ` ${texts.noMailHere}`}
      </p>
      {choices.canMail ? (
        newsTopics.map((topic) => (
          <fieldset key={topic} className={styles.topic}>
            <legend>{texts.topics[topic]}</legend>
            <FrequencyChoice choices={choices} way="push" topic={topic} label={texts.notification} />
            <FrequencyChoice choices={choices} way="mail" topic={topic} label={texts.mail} />
          </fieldset>
        ))
      ) : (
        <fieldset className={styles.topic}>
          <legend>{texts.notifications}</legend>
          {newsTopics.map((topic) => (
            <FrequencyChoice key={topic} choices={choices} way="push" topic={topic} label={texts.topics[topic]} />
          ))}
        </fieldset>
      )}
      <Reminders choices={choices} />
      <QuietHours choices={choices} />
      <TimeZoneChoice choices={choices} />
      <ContentChoice choices={choices} />
    </div>
  )
}

type ChoiceProps = { choices: Choices; way: NewsWay; topic: NewsTopic; label: string }

function FrequencyChoice({ choices, way, topic, label }: ChoiceProps) {
  const { shown, choose } = useInstantChoice<Frequency, Parameters<ReturnType<typeof useChangeChoices>['mutate']>[0]>(
    choices[way][topic],
    { done: texts.topicSaved(topic), failed: texts.topicNotSaved(topic) },
    useChangeChoices(),
    (wanted) => (present) => ({ [way]: { ...present[way], [topic]: wanted } }),
  )
  return (
    <SelectField
      label={label}
      name={`${way}-${topic}`}
      value={shown}
      onChange={({ currentTarget }) => {
        const wanted = frequencies.find((each) => each === currentTarget.value)
        if (wanted) choose(wanted)
      }}
    >
      {frequencies.map((frequency) => (
        <option key={frequency} value={frequency}>
          {texts.frequencies[frequency]}
        </option>
      ))}
    </SelectField>
  )
}

/** The time zone for quiet hours, daily and weekly messages: the family's, this device's, or one chosen before. */
function TimeZoneChoice({ choices }: { choices: Choices }) {
  const familyZone = useJourney().data?.timeZone
  const { shown, choose } = useInstantChoice(
    choices.timeZone,
    { done: texts.timeZoneSaved, failed: texts.timeZoneNotSaved },
    useChangeChoices(),
    (timeZone) => ({
      timeZone,
    }),
  )
  const here = Intl.DateTimeFormat().resolvedOptions().timeZone
  const zones = [...new Set([here, shown])].filter((zone) => zone !== null && zone !== familyZone)
  if (zones.length === 0) return null
  return (
    <SelectField
      label={texts.timeZone}
      hint={texts.timeZoneHint(digestTime)}
      name="news-clock"
      value={shown ?? ''}
      onChange={({ currentTarget }) => choose(currentTarget.value || null)}
    >
      <option value="">{familyZone ? texts.familyZoneIs(zoneWords(familyZone)) : texts.familyZone}</option>
      {zones.map((zone) => (
        <option key={zone} value={zone ?? ''}>
          {zoneWords(zone ?? '')}
        </option>
      ))}
    </SelectField>
  )
}

/** `America/New_York` → `America, New York` */
const zoneWords = (zone: string) => zone.replaceAll('/', ', ').replaceAll('_', ' ')

function ContentChoice({ choices }: { choices: Choices }) {
  const { shown, choose } = useInstantChoice(
    choices.showsContent,
    { done: texts.choiceSaved, failed: texts.choiceNotSaved },
    useChangeChoices(),
    (showsContent) => ({
      showsContent,
    }),
  )
  return (
    <CheckField
      label={texts.showContent}
      hint={texts.showContentHint}
      name="news-content"
      checked={shown}
      onCheck={choose}
    />
  )
}
