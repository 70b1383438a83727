/**
 * The first day of an invited person: they join by a link, read home, react and send a photo. A parent with another
 * language sees the reaction and the photo. Both read every text in their own language. `first-day.e2e.ts` runs these
 * steps in Chromium, and `npm run test:browsers` runs them in Firefox and WebKit.
 */
import { photoName } from '#features/album/client/photo-words.ts'
import { texts as album } from '#features/album/client/texts/texts.ts'
import { texts as dashboard } from '#features/dashboard/client/texts/texts.ts'
import { texts as joining } from '#features/family/client/join/texts/texts.ts'
import { journeys } from '#features/journey/fixtures.ts'
import { texts as entrance } from '#features/sign-in/client/texts/texts.ts'
import { texts as updates } from '#features/updates/client/texts/texts.ts'
import { demoUpdates } from '#features/updates/fixtures.ts'
import {
  isEnglish,
  type Language,
  languageFacts,
  languages,
  offeredLanguages,
  preferredLanguage,
  sourceLanguage,
} from '#language/languages.ts'
import { texts as responses } from '#platform/client/texts/texts.ts'
import { inLanguage } from '#platform/server/language/request-language.ts'
import { reactionsInWords } from '#platform/shared/responses/reaction-words.ts'
import type { Reactions } from '#platform/shared/responses/reactions.ts'
import { texts as shared } from '#platform/shared/texts/texts.ts'
import { addDays, dayInZone, formatDay } from '#platform/shared/time/calendar.ts'
import type { Person } from '../../tools/engines/person.ts'
import { cast, castPassword } from '../test-app/cast.ts'
import type { Prepare } from '../test-app/demo-data.ts'
import { knownCode, prepareAll, setKnownCode } from '../test-app/prepare-data.ts'
import { inLanguage as givenLanguage } from '../test-app/prepare-state.ts'

/** The languages that people can choose, and one that is written from right to left. */
export const languagesOfFirstDays: readonly Language[] = [...offeredLanguages, 'ar']

export type FirstDay = {
  readonly language: Language
  /** Their browser prefers this language. */
  readonly newcomer: Person
  /** Their browser prefers English. */
  readonly parent: Person
  /** The file of a photo. */
  readonly photo: string
}

/** The language of the parents. */
const parentsLanguage = (language: Language): Language => (language === 'de' ? 'es' : 'de')

/** The language before signing in: that of the browser, if Nestling offers it. */
const entranceLanguage = (language: Language) => preferredLanguage(languageFacts[language].tag) ?? sourceLanguage

/**
 * The mother invites the newcomer. If Nestling does not offer the language of their browser, they get the mother's, so
 * the mother then has the language that is tested.
 */
export const dataForFirstDay = (language: Language) =>
  prepareAll(
    setKnownCode(),
    givenLanguage(parentsLanguage(language), 'partner'),
    hasDueDate,
    givenLanguage(entranceLanguage(language) === language ? parentsLanguage(language) : language, 'mother'),
  )

/** In ten weeks. A date tells British from American English, whose other texts are mostly the same. */
const dueDate = addDays(dayInZone(new Date(), 'UTC'), 70)
const hasDueDate: Prepare = ({ db }) =>
  db.updateTable('pregnancies').set({ due_date: dueDate }).where('baby_name', '=', journeys.pip.babyName).execute()

export const stepsOfFirstDay: Readonly<Record<string, (day: FirstDay) => Promise<unknown>>> = {
  async 'joins by the link of the invitation'({ language, newcomer }) {
    const words = wordsIn(entranceLanguage(language))
    await newcomer.open(`/?invite=${knownCode}`)
    await newcomer.sees(words.invited)
    await isIn(entranceLanguage(language), newcomer)
    await newcomer.fill(words.firstName, 'Ada')
    await newcomer.fill(words.lastName, 'Reyes')
    await newcomer.fill(words.email, 'ada@nestling.example')
    await newcomer.fill(words.password, castPassword)
    await newcomer.press(words.join)
  },
  async 'reads home in their language'({ language, newcomer }) {
    const words = wordsIn(language)
    await newcomer.sees(words.dueDate)
    await newcomer.sees(words.dueDay)
    await newcomer.sees(words.recentUpdates)
    await newcomer.sees(demoUpdates.at(-1)?.content ?? '')
    await isIn(language, newcomer)
  },
  async 'reacts to the newest update'({ language, newcomer }) {
    const words = wordsIn(language)
    await newcomer.press(words.react)
    await newcomer.press(words.love)
    await newcomer.seesControl(words.ownReaction)
  },
  async 'and a parent, who signs in and reads another language, sees the reaction'({ language, parent }) {
    const entrance = wordsIn(sourceLanguage)
    await parent.open('/sign-in')
    await parent.fill(entrance.username, cast.partner.email)
    await parent.fill(entrance.password, castPassword)
    await parent.press(entrance.signIn)
    const words = wordsIn(parentsLanguage(language))
    await parent.sees(words.dueDate)
    await isIn(parentsLanguage(language), parent)
    await parent.seesControl(words.reactionOfOther)
  },
  async 'sends a photo'({ language, newcomer, photo }) {
    const words = wordsIn(language)
    await newcomer.open('/album')
    await newcomer.sees(words.noPhotos)
    await newcomer.choose('main input[type=file]', photo)
    await newcomer.fill(words.caption, captionIn(language))
    await newcomer.press(words.uploadPhoto)
    await newcomer.sees(words.photoUploaded)
    await newcomer.seesPicture(words.photo(captionIn(language)))
  },
  async 'still reads their language after a reload'({ language, newcomer }) {
    const words = wordsIn(language)
    await newcomer.reload()
    await newcomer.sees(words.album)
    await newcomer.seesPicture(words.photo(captionIn(language)))
    await isIn(language, newcomer)
  },
  async 'and a parent sees the photo'({ language, parent }) {
    await parent.open('/album')
    await parent.seesPicture(wordsIn(parentsLanguage(language)).photo(captionIn(language)))
  },
}

/** Returns the expected texts. Throws if one is not translated: then an English text on the page would match it. */
function wordsIn(language: Language) {
  const words = inLanguage(language, readWords)
  const english: Readonly<Record<string, unknown>> = inLanguage(sourceLanguage, readWords)
  for (const [name, text] of Object.entries(words)) {
    if (typeof text === 'function') continue
    if (!text || (!isEnglish(language) && text === english[name]))
      throw new Error(`The text “${name}” is not translated into ${languageFacts[language].name}.`)
  }
  return { ...words, photo: (caption: string) => inLanguage(language, () => words.photo(caption)) }
}

const readWords = () => ({
  invited: joining.invitedBy.family(cast.mother.firstName),
  firstName: entrance.firstName,
  lastName: entrance.lastName,
  email: entrance.email,
  password: entrance.password,
  join: joining.join(journeys.pip.babyName),
  username: entrance.username,
  signIn: entrance.signIn,
  dueDate: dashboard.dueDate,
  dueDay: formatDay(dueDate),
  recentUpdates: updates.recentUpdates,
  react: responses.react,
  love: shared.reactions.heart,
  ownReaction: responses.reactSoFar(reactionsInWords(oneHeart('heart'))),
  reactionOfOther: responses.reactSoFar(reactionsInWords(oneHeart(null))),
  album: album.heading,
  noPhotos: album.noPhotos,
  caption: album.caption,
  uploadPhoto: album.uploadPhoto,
  photoUploaded: album.photoUploaded,
  photo: (caption: string) => photoName({ caption, week: null }, 1, 1),
})

const oneHeart = (ownReaction: 'heart' | null): Reactions => ({
  likes: 1,
  reactions: [{ kind: 'heart', count: 1 }],
  ownReaction,
})

/** The name of the language, so the caption is in its letters. */
const captionIn = (language: Language) => languageFacts[language].name

/** Fails if the page declares another language, or another direction. */
async function isIn(language: Language, person: Person): Promise<void> {
  const [lang, dir] = [await person.declared('lang'), await person.declared('dir')]
  const { name, direction } = languageFacts[language]
  if (preferredLanguage(lang, languages) !== language)
    throw new Error(`The page should be in ${name}, and its lang is “${lang}”.`)
  if ((dir || 'ltr') !== direction)
    throw new Error(`The page in ${name} should have the dir ${direction}, and has “${dir}”.`)
}
