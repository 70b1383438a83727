import type { ReactNode } from 'react'
import { locale, plural } from '#language/texts/fr.ts'
import type { Priority, SurpriseMode } from '../../rules.ts'

/** "Nora, Sam et Ruth" */
const list = (names: readonly string[]) => new Intl.ListFormat(locale).format(names)

// The page

export const pageTitle = 'Liste de naissance · Nestling'
export const title = 'Liste de naissance'
export const notLoaded = 'Impossible de charger la liste.'
export const addItem = 'Ajouter un souhait'
export const nothingYet = 'Pas encore de souhaits'
export const addFirst =
  'Ajoute la première chose qui serait utile. Tout le monde voit qui offre quoi, ainsi rien n’est acheté deux fois.'
export const willAppear = 'Les souhaits de la famille apparaîtront ici, et tu pourras choisir.'
export const wishes = 'Souhaits'
export const recentlyDeleted = 'Corbeille'

// The filter by category

export const category = 'Catégorie'
export const allCategories = (count: number) => `Toutes les catégories (${count})`
export const countedCategory = (category: string, count: number) => `${category} (${count})`
export const nothingInCategory = (category: string) => `Rien dans «\u00a0${category}\u00a0»`
export const nobodyAdded = 'Personne n’a encore rien ajouté dans cette catégorie.'
export const showAll = 'Tout afficher'

// News about gifts

export const newsTitle = 'Du nouveau sur tes cadeaux'
export const dismissNews = (wish: string) => `Ignorer la nouveauté\u00a0: ${wish}`

// A wish

export const priorityMarks: Record<Priority, string> = {
  high: 'Priorité haute',
  medium: 'Priorité moyenne',
  low: 'Priorité basse',
}
export const storeAt = (host: string) => `Magasin\u00a0: ${host}`
export const pictureAt = (host: string) => `Image sur ${host}`
export const purchased = 'Acheté'
/** Stands after `purchased` and the day of the purchase. */
export const purchasedBy = (name: string) => `par ${name}`
export const editWish = (name: string) => `Modifier ${name}`
export const deleteWish = (name: string) => `Supprimer ${name}`

// Who is getting a wish

export const somebody = 'Quelqu’un'
export const youGetThis = 'Tu t’en charges'
export const youGetUnits = (units: number) => `Tu te charges de ${units}`
export const othersGetThis = (name: string) => `${name} s’en charge`
export const othersGetUnits = (name: string, units: number) => `${name} se charge de ${units}`
/** Joins the texts above into one line, such as “Ruth is getting 2, Ben is getting 1”. */
export const givers = (texts: readonly string[]) => texts.join(', ')
export const unitsTaken = (taken: number, all: number) =>
  plural(taken, `${taken} réservé sur ${all}`, `${taken} réservés sur ${all}`)
export const taken = 'Réservé'

// To reserve a wish

export const getIt = 'Je m’en charge'
export const getItOf = (wish: string) => `Je m’en charge\u00a0: ${wish}`
export const youGetIt = 'Tu t’en charges'
export const othersSeeIt = 'Les autres voient que c’est réservé.'
export const undo = 'Annuler'
export const undoOf = (wish: string) => `Annuler\u00a0: ${wish}`
export const noLongerYours = 'Tu ne t’en charges plus'
export const changeUnits = 'Modifier le nombre'
export const changeUnitsOf = (wish: string) => `Modifier le nombre\u00a0: ${wish}`
export const unitsQuestion = 'De combien te charges-tu\u202f?'
export const unitsWanted = (count: number) => `Nombre souhaité\u00a0: ${count}`
export const getUnits = 'Je m’en charge'
export const othersSeeUnits = 'Les autres voient le nombre réservé.'

// To buy a wish

export const markPurchased = 'Marquer comme acheté'
export const markPurchasedOf = (wish: string) => `Marquer comme acheté\u00a0: ${wish}`
export const purchaseQuestion = 'Marquer comme acheté\u202f?'
export const oneCountsAsBought = (wish: ReactNode) => (
  <>{wish}&nbsp;: ce souhait comptera comme acheté. Tu peux revenir en arrière pendant un jour.</>
)
export const allCountAsBought = (wish: ReactNode, units: number) => (
  <>
    {wish}&nbsp;: ce souhait ({units} en tout) comptera comme acheté. Tu peux revenir en arrière pendant un jour.
  </>
)
export const othersWillBeTold = (names: readonly string[]) =>
  plural(
    names.length,
    `${list(names)} avait dit s’en charger, et recevra un message.`,
    `${list(names)} avaient dit s’en charger, et recevront un message.`,
  )
export const markedPurchased = 'Marqué comme acheté'
export const notPurchased = 'Finalement pas acheté'
export const notPurchasedOf = (wish: string) => `Finalement pas acheté\u00a0: ${wish}`
export const backOnWishlist = 'De nouveau dans la liste'

// The form of a wish

export const editItem = 'Modifier le souhait'
export const itemName = 'Nom du souhait'
export const chooseOne = 'Choisir'
export const priority = 'Priorité'
export const priorities: Record<Priority, string> = { high: 'Haute', medium: 'Moyenne', low: 'Basse' }
export const howMany = 'Combien'
export const price = 'Prix'
export const examplePrice = '49,99\u00a0€'
export const description = 'Description'
export const storeLink = 'Lien vers un magasin'
export const pictureLink = 'Lien vers une image'
export const pictureHint = 'Nous en gardons une copie ici si possible. Sinon, le lien est affiché.'
export const notes = 'Notes'
export const notesHint = 'Une couleur, une taille, ce qu’il faut éviter'
export const adding = 'Ajout…'
export const save = 'Enregistrer'
export const saving = 'Enregistrement…'
export const itemAdded = 'Souhait ajouté'
export const itemSaved = 'Souhait enregistré'

// To delete a wish

export const deleteQuestion = (wish: string) => `Supprimer ${wish}\u202f?`
export const deleteConsequence = (days: number) =>
  `Ce souhait disparaît de la liste pour tout le monde, et les personnes qui s’en chargent reçoivent un message. Tu peux le rétablir pendant ${days} jours.`
export const deleteIt = 'Supprimer'
export const itemDeleted = 'Souhait supprimé'
export const itemBroughtBack = 'Souhait rétabli'

// The surprise

export const surprise = 'Une surprise'
export const surpriseOffer = 'Tout le monde voit qui offre quoi. Si tu préfères la surprise, c’est possible aussi.'
export const surpriseSettings = 'Réglages de la surprise'
/** What the parents see of others’ gifts. The parents read `you`, and everybody else reads `parents`. */
export const surprises = {
  you: {
    taken: {
      forNow: 'Pour l’instant, tu vois que quelque chose est réservé, mais pas par qui, ni si c’est acheté.',
      until: (day: string) =>
        `Jusqu’au ${day}, tu vois que quelque chose est réservé, mais pas par qui, ni si c’est acheté.`,
    },
    nothing: {
      forNow: 'Pour l’instant, tu ne vois rien de ce que les autres comptent offrir ou ont acheté.',
      until: (day: string) => `Jusqu’au ${day}, tu ne vois rien de ce que les autres comptent offrir ou ont acheté.`,
    },
  },
  parents: {
    taken: {
      forNow: 'Pour l’instant, les parents voient que quelque chose est réservé, mais pas par qui, ni si c’est acheté.',
      until: (day: string) =>
        `Jusqu’au ${day}, les parents voient que quelque chose est réservé, mais pas par qui, ni si c’est acheté.`,
    },
    nothing: {
      forNow: 'Pour l’instant, les parents ne voient rien de ce que les autres comptent offrir ou ont acheté.',
      until: (day: string) =>
        `Jusqu’au ${day}, les parents ne voient rien de ce que les autres comptent offrir ou ont acheté.`,
    },
  },
}

// The form of the surprise

export const whatParentsSee = 'Ce que les parents voient des cadeaux des autres'
export const modes: Record<SurpriseMode, { label: string; hint: string }> = {
  everything: { label: 'Tout', hint: 'Qui offre quoi, avec les noms, et ce qui est acheté' },
  taken: { label: 'Seulement que c’est réservé', hint: 'Ni par qui, ni si c’est acheté' },
  nothing: {
    label: 'Rien',
    hint: 'Les souhaits que d’autres réservent ou achètent semblent encore libres',
  },
}
export const until = 'Jusqu’au'
export const untilHint = 'À partir de ce jour, tout est montré. Laisse ce champ vide pour ne pas fixer de fin.'
export const settingsUpdated = 'Réglages enregistrés'
export const settingsNotUpdated = 'Réglages non enregistrés'

// Failures. The specification fixes the titles.

export const notAdded = 'Impossible d’ajouter le souhait'
export const notUpdated = 'Impossible de modifier le souhait'
export const notRemoved = 'Impossible de supprimer le souhait'
export const wentWrong = 'Un problème est survenu. Réessaie.'

// Changes that wait for the network

export const waitingWish = 'Souhait'
export const waitingChange = 'Souhait modifié'
export const waitingDeletion = 'Suppression d’un souhait'
export const waitingReservation = 'Réservation'
export const waitingRelease = 'Réservation annulée'
