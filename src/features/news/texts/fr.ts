import { de } from '#language/texts/fr.ts'
import type { UnsubscribedTopic } from '../rules.ts'

// Errors

export const invalidTime = 'Heure non valide'
export const invalidTimeZone = 'Fuseau horaire non valide'
export const wrongMailLink =
  'Ce lien ne fonctionne pas. Ouvre-le de nouveau depuis l’e-mail, ou choisis dans ton compte ce que tu veux recevoir.'

// News, reminders, and messages with them

export const somebody = 'Quelqu’un'
/** "Nora a partagé 10 photos". `said` is what a kind of news says after the person's name. */
export const somebodyDid = (name: string, said: string) => `${name} ${said}`
export const withQuote = (said: string, quoted: string) => `${said} : « ${quoted} »`
export const andMore = (count: number) => `et ${count} de plus`
export const newsFrom = (babyName: string) => `Des nouvelles de la famille ${de(babyName)}`
export const reminderFrom = (babyName: string) => `Un rappel de la famille ${de(babyName)}`
export const seeWhatIsNew = 'Voir les nouveautés'
export const whyYouGetThis = (babyName: string) => `Tu reçois ce message parce que tu suis le parcours ${de(babyName)}.`

// Kinds of mail that people can stop

/** Each text follows "e-mails sur". */
export const mailKinds: Readonly<Record<UnsubscribedTopic, string>> = {
  update: 'les nouvelles',
  photo: 'les nouvelles photos',
  comment: 'les nouveaux commentaires',
  reaction: 'les réactions',
  appointment: 'les rendez-vous',
  birth: 'la naissance',
  member: 'les nouveaux membres',
  all: 'les nouveautés',
}
export const stopMailAbout = (kind: string) => `Ne plus recevoir d’e-mails sur ${kind}`
