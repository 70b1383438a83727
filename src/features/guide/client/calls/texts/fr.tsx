import type { ReactNode } from 'react'

type Link = (text: string) => ReactNode

// The box

export const title = 'Quand appeler'
export const titleInPregnancy = 'Quand appeler en ce moment'
export const todayAt = (age: string) => `Aujourd’hui, à ${age}`
export const noDueDate = 'Pour toutes les semaines, car il n’y a pas encore de date prévue'
export const undated = {
  pregnancy: 'Pour toutes les semaines, car rien n’est compté tant que le parcours est en pause',
  'after-birth': 'Pour la personne qui a accouché, dans l’année qui suit une naissance',
  'after-loss': 'Après une perte, aussi longtemps que tu en as besoin',
}
export const ifInDoubt = 'En cas de doute, appelle. Ce n’est pas grave si ce n’est rien.'
export const showLess = 'Afficher moins'
export const showAll = (count: number) => `Tout afficher (${count})`

// Degrees of urgency

export const emergency = (number: string) => `Urgence\u00a0: appelle le ${number}`
export const emergencyWithoutNumber = 'Urgence\u00a0: appelle les secours'
export const callNow = {
  uk: 'Appelle ta sage-femme ou ta maternité tout de suite',
  us: 'Appelle ton médecin ou ta sage-femme tout de suite',
  de: 'Appelle ta sage-femme, ton médecin ou ta maternité tout de suite',
  es: 'Appelle l’hôpital ou ta sage-femme tout de suite, ou va aux urgences',
  fr: 'Appelle ta maternité ou ta sage-femme tout de suite',
  other: 'Appelle ta sage-femme, ton médecin ou ta maternité tout de suite',
}
export const callToday = 'Appelle aujourd’hui'
/** The days on which a sign is a reason to call. The sign follows. */
export const onDays = (days: string) => `${days}\u00a0:`
/** "Un mal de tête · La vue trouble · et 12 autres" */
export const moreSigns = (signs: ReactNode, more: number) => (
  <>
    {signs} · et {more} {more < 2 ? 'autre' : 'autres'}
  </>
)

// Buttons. The longer texts are for screen readers

/** `whom` is a number or a name. */
export const call = (whom: string) => (/^[+\d(]/.test(whom) ? `Appeler le ${whom}` : `Appeler ${whom}`)
export const callAmbulance = (number: string) => `Appeler le ${number}, les secours`
export const callAmbulanceIn = (number: string, place: string) => `Appeler le ${number}, les secours (${place})`
export const callHelpline = (number: string, name: string) => `Appeler le ${number}, ${name}`

// The ambulance

export const noCountry = 'Aucun pays n’est indiqué, donc aucun numéro n’est affiché. Appelle le numéro d’urgence local.'
export const numberNotLoaded = (country: string) =>
  `Impossible de charger le numéro. Appelle le numéro d’urgence de ton pays\u00a0: ${country}.`
export const numberOf = (country: string) => `Pays\u00a0: ${country}.`
export const noCheckedNumber = (country: string) =>
  `Nous n’avons pas de numéro vérifié pour ce pays\u00a0: ${country}. Appelle le numéro d’urgence local.`
export const setCountry = 'Indiquer le pays'
export const change = 'Modifier'
export const changeCountry = 'Modifier le pays'
export const inOtherCountry = (country: string) => `Tu sembles te trouver dans un autre pays\u00a0: ${country}.`
export const noNumberThere = 'Nous n’avons pas de numéro pour ce pays. Appelle le numéro d’urgence local.'
export const sameNumberThere = (number: string) => `Dans ce pays aussi, c’est le ${number}.`

// The family’s numbers and advice lines

export const addOwnNumber = (link: Link) => (
  <>{link('Ajoute le numéro de ta sage-femme ou de ta maternité')}, et tu pourras l’appeler d’ici.</>
)
/** The number follows. */
export const ifNobodyAnswers = (helpline: string) => `Si personne ne répond, ${helpline}\u00a0:`
export const ifNobodyAnswersWithNote = (helpline: string, note: string) =>
  `Si personne ne répond, ${helpline}, ${note}\u00a0:`

// Helplines

export const talk = 'Parler à quelqu’un'
export const forMind = 'Si tu n’as pas le moral, ou si tes pensées te font peur'
export const againstViolence = 'Si quelqu’un à la maison te fait du mal, te menace ou te fait peur'
export const traces =
  'Cette page reste dans l’historique de ton navigateur, et les appels restent dans la liste d’appels de ton téléphone. Si quelqu’un risque d’y regarder, efface ces traces, ou utilise le téléphone d’une personne de confiance. Si tu es en danger maintenant, appelle la police.'
export const noHelpline =
  'Nous n’avons pas de ligne d’écoute vérifiée pour ton pays. Tu peux en parler en tête à tête avec ta sage-femme ou ton médecin.'
