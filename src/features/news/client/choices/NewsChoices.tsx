import { useJourney } from '#features/journey/client/public.ts'
import { useInstantChoice } from '#platform/client/form/use-instant-choice.ts'
import { type NewsTopic, newsTopics } from '#platform/shared/news/news-topics.ts'
import { NotLoaded } from '#ui/feedback/NotLoaded.tsx'
import { Skeleton } from '#ui/feedback/Skeleton.tsx'
import { CheckField } from '#ui/field/CheckField.tsx'
import { SelectField } from '#ui/field/SelectField.tsx'
import type { NewsChoices as Choices } from '../../contract.ts'
import { type Frequency, frequencies, frequencyWords, type NewsWay, topicWords } from '../../rules.ts'
import { useChangeChoices, useNewsChoices } from './data.ts'
import styles from './NewsChoices.module.css'
import { QuietHours } from './QuietHours.tsx'
import { Reminders } from './Reminders.tsx'

/** Which news the person gets by notification and by mail, and how often. Each choice is saved at once. */
export function NewsChoices() {
  const { data: choices, isError, refetch } = useNewsChoices()
  if (!choices && isError) return <NotLoaded sentence="Your choices could not be loaded." onTry={() => refetch()} />
  if (!choices) return <Skeleton shape="block" height="24rem" />
  return (
    <div className={styles.choices} id="news">
      <p className={styles.soft}>
        The News page shows everything that you may see. Here you choose what is also sent to you, and how often.
        {!choices.canMail && ' This Nestling sends no mail.'}
      </p>
      {choices.canMail ? (
        newsTopics.map((topic) => (
          <fieldset key={topic} className={styles.topic}>
            <legend>{topicWords[topic]}</legend>
            <FrequencyChoice choices={choices} way="push" topic={topic} label="Notification" />
            <FrequencyChoice choices={choices} way="mail" topic={topic} label="Mail" />
          </fieldset>
        ))
      ) : (
        <fieldset className={styles.topic}>
          <legend>Notifications</legend>
          {newsTopics.map((topic) => (
            <FrequencyChoice key={topic} choices={choices} way="push" topic={topic} label={topicWords[topic]} />
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
    { done: `${topicWords[topic]} saved`, failed: `${topicWords[topic]} not saved` },
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
          {frequencyWords[frequency]}
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
    { done: 'Time zone saved', failed: 'Time zone not saved' },
    useChangeChoices(),
    (timeZone) => ({ timeZone }),
  )
  const here = Intl.DateTimeFormat().resolvedOptions().timeZone
  const zones = [...new Set([here, shown])].filter((zone) => zone !== null && zone !== familyZone)
  if (zones.length === 0) return null
  return (
    <SelectField
      label="Your time zone"
      hint="For the quiet hours, and for daily and weekly messages at 18:00."
      name="news-clock"
      value={shown ?? ''}
      onChange={({ currentTarget }) => choose(currentTarget.value || null)}
    >
      <option value="">{familyZone ? `The family’s: ${zoneWords(familyZone)}` : 'The family’s'}</option>
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
    { done: 'Choice saved', failed: 'Choice not saved' },
    useChangeChoices(),
    (showsContent) => ({ showsContent }),
  )
  return (
    <CheckField
      label="Show what people wrote"
      hint="Otherwise messages only say who did what, because others may see your screen or your mail."
      name="news-content"
      checked={shown}
      onCheck={choose}
    />
  )
}
