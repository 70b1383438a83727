import type { NewsTopic } from '#platform/shared/news/news-topics.ts'
import {
  defaultFrequencies,
  defaultQuietHours,
  type Frequencies,
  type Frequency,
  type NewsWay,
  type QuietHours,
} from '../../rules.ts'

type ChoiceRow = { readonly way: NewsWay; readonly topic: NewsTopic; readonly frequency: Frequency }

/** The frequencies of a person: those of the rows, and the defaults for everything else. */
export function readFrequencies(rows: readonly ChoiceRow[]): Frequencies {
  if (rows.length === 0) return defaultFrequencies
  const { push, mail } = defaultFrequencies
  const chosen = { push: { ...push }, mail: { ...mail } }
  for (const { way, topic, frequency } of rows) chosen[way][topic] = frequency
  return chosen
}

type SettingsRow = {
  /** Null for a person who has chosen nothing. */
  readonly settings_id: number | null
  readonly quiet_from: string | null
  readonly quiet_until: string | null
}

/** The person's quiet hours; null if they chose to have none. */
export function readQuietHours({ settings_id, quiet_from, quiet_until }: SettingsRow): QuietHours | null {
  if (settings_id === null) return defaultQuietHours
  return quiet_from !== null && quiet_until !== null ? { from: quiet_from, until: quiet_until } : null
}
