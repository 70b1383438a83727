import { plural } from '#language/texts/fr.ts'

// The state in the settings

export const expecting = (babyName: string) => `Tu attends ${babyName}. L’accueil et le guide comptent les semaines.`
export const paused = 'Le parcours est en pause. Rien n’est compté, comparé ni proposé.'
export const hasEnded = 'La grossesse s’est arrêtée.'
export const nothingCounted = 'Plus rien n’est compté, comparé ni proposé.'
export const readersOfEnd = {
  everybody: 'Toutes les personnes qui suivent le parcours peuvent lire cela.',
  family: 'Seule la famille peut lire cela.',
  admins: 'Les admins sont les seules personnes à pouvoir lire cela.',
}
export const readersOfBirth = {
  everybody: (names: string) =>
    `${names}\u00a0: toutes les personnes qui suivent le parcours peuvent lire l’annonce de la naissance sur leur accueil.`,
  family: (names: string) => `${names}\u00a0: seule la famille peut lire l’annonce de la naissance sur son accueil.`,
  admins: (names: string) =>
    `${names}\u00a0: les admins sont les seules personnes à pouvoir lire l’annonce de la naissance sur leur accueil.`,
}
export const ourBabyIsHere = (babies: number) => plural(babies, 'Notre bébé est là', 'Nos bébés sont là')
export const changeHome = 'Modifier le texte de l’accueil'
export const sayEnded = 'La grossesse s’est arrêtée'
export const sayDied = (babies: number) => plural(babies, 'Notre bébé est mort', 'Tous nos bébés sont morts')
export const oneDiedBeforeBirth =
  'Si l’un de tes bébés est mort et que la grossesse continue, modifie le nombre de bébés dans les réglages. Personne ne reçoit de message, mais tout le monde voit alors le nouveau nombre.'
export const oneDiedAfterBirth =
  'Si l’un de tes bébés est mort, tu peux le dire avec tes propres mots\u00a0: appuie sur «\u00a0Modifier le texte de l’accueil\u00a0».'
export const saving = 'Enregistrement…'
export const tryAgain = 'Réessaie.'

// A pause

export const pauseJourney = 'Mettre le parcours en pause'
export const pauseQuestion = 'Mettre le parcours en pause\u202f?'
export const pauseStopsCounting =
  'Nestling arrête de compter, de comparer et de proposer, pour tout le monde. Les rendez-vous disparaissent des agendas sur les téléphones, et aucune invitation n’est envoyée par e-mail.'
export const pauseLeavesAll = 'Ce que tu as partagé reste. Tu peux reprendre le parcours à tout moment.'
export const pause = 'Mettre en pause'
export const isPaused = 'Le parcours est en pause'
export const notPaused = 'Impossible de mettre le parcours en pause'
export const resume = 'Reprendre le parcours'
export const isResumed = 'Le parcours reprend'
export const notResumed = 'Le parcours est toujours en pause'

// Taking the last change back

export const takeBack = 'Annuler cette annonce'
export const takingBack = 'Annulation…'
export const takeBackToday = 'Tu peux encore l’annuler aujourd’hui.'
export const takeBackUntil = (day: string) => `Tu peux l’annuler jusqu’au ${day}.`
export const takenBack = 'Annonce annulée'
export const notTakenBack = 'Impossible d’annuler cette annonce'

// The dialogs about a birth and a loss

export const readers = 'Qui lit cela'
export const readersHint =
  'Pour toutes les autres personnes, le parcours semble en pause. Tu pourras le leur annoncer plus tard.'
export const audiences = {
  everybody: 'Tout le monde dans ce parcours',
  family: 'La famille uniquement',
  admins: 'Les admins uniquement',
}
export const optional = 'Facultatif'
export const notSaved = 'Cela n’a pas été enregistré'

export const yourBabyIsHere = (babies: number) => plural(babies, 'Ton bébé est là', 'Tes bébés sont là')
export const birthExplained =
  'Les personnes que tu choisis plus bas voient cette annonce sur leur accueil dès que tu l’enregistres.'
export const bornOn = 'Date de naissance'
export const onlyChild = 'Ton bébé'
export const child = (number: number) => `Enfant ${number}`
export const name = 'Prénom'
export const weight = 'Poids en grammes'
export const length = 'Taille en cm'
export const addChild = 'Ajouter un autre enfant'
export const removeChild = 'Retirer le dernier enfant'
export const birthMessage = 'Quelques mots'
export const saveBirth = 'Enregistrer et montrer'

export const soSorry = 'Nous sommes de tout cœur avec toi'
export const lossExplained =
  'Nestling arrête de compter, de comparer et de proposer, pour tout le monde et sur chaque appareil. Ce que tu as partagé reste jusqu’à ce que tu le supprimes, et tu peux annuler cette annonce pendant 30 jours.'
export const lossMessage = 'Message aux personnes qui suivent le parcours'
export const lossMessageHint = 'Elles le voient sur leur accueil. Rien ne t’oblige à écrire quelque chose.'
export const lossDay = 'Date'
export const saveLoss = 'Enregistrer'

// Home, when the due date has passed

export const homeTitle = (name: string) => `${name} · Nestling`
export const isBabyHere = (babyName: string) => `${babyName} est là\u202f?`
export const choices =
  'Tu peux l’annoncer à tout le monde, mettre le parcours en pause ou dire que la grossesse s’est arrêtée.'
export const answerNow = 'Dire ce qu’il en est'
export const notYet = 'Pas encore'
export const whomToAsk = 'Si tu as des questions, appelle ta sage-femme ou ta maternité.'
export const waitForNews = 'Les parents te le diront ici quand il y aura du nouveau.'

// Home after a birth

/** "Wren", "Wren et Robin", "Wren, Robin et Jay" */
export const allNames = (names: readonly string[]) =>
  names.length < 2 ? names.join('') : `${names.slice(0, -1).join(', ')} et ${names.at(-1)}`
export const areHere = (names: string, children: number) => plural(children, `${names} est là`, `${names} sont là`)
/** These follow the day of the birth. They need no gender, unlike “né” and “née”. */
export const bornToday = 'Naissance aujourd’hui'
export const daysOld = (days: number) => plural(days, `Âge\u00a0: ${days} jour`, `Âge\u00a0: ${days} jours`)
/** From 2 weeks on. */
export const weeksOld = (weeks: number) => `Âge\u00a0: ${weeks} semaines`
/** From 3 months on. */
export const monthsOld = (months: number) => `Âge\u00a0: ${months} mois`
export const atBirth = 'À la naissance'
export const weightAndLength = (weight: string, length: string) => `${weight}, ${length}`
export const grams = (grams: string) => `${grams}\u00a0g`
export const pounds = (pounds: string) => `${pounds}\u00a0lb`
export const poundsAndOunces = (pounds: string, ounces: string) => `${pounds}\u00a0lb ${ounces}\u00a0oz`
export const centimetres = (centimetres: string) => `${centimetres}\u00a0cm`
export const inches = (inches: string) => `${inches}\u00a0po`
export const readersSoFar = {
  family: 'Pour l’instant, seule la famille peut lire cela.',
  admins: 'Pour l’instant, les admins sont les seules personnes à pouvoir lire cela.',
}
export const forParents = 'Pour les parents'
export const picture = 'Image'
export const addPicture = 'Ajouter une image'
export const changePicture = 'Changer l’image'
export const addingPicture = 'Ajout…'
export const removePicture = 'Retirer l’image'
export const removingPicture = 'Retrait…'
export const pictureNotChanged = 'Image non modifiée'
export const callAfterBirth = 'Quand appeler après une naissance'

// Home during a pause and after a loss

export const pausedTitle = 'Ce parcours est en pause'
export const endedGreeting = 'Nous sommes de tout cœur avec toi.'
export const pausedExplained =
  'Ce qui a été partagé est toujours ici. Rien n’est compté ni proposé tant que les parents n’ont pas repris le parcours.'
export const endedExplained =
  'Ce qui a été partagé est toujours ici, si tu veux le revoir. Plus rien n’est compté ni proposé.'
export const updates = 'Nouvelles'
export const photos = 'Photos'
export const callAbout = 'Quand appeler'
export const changeEnd = 'Modifier ou annuler l’annonce'
