import type { ReactNode } from 'react'

export const contents =
  'Tout le contenu de ce parcours dans un seul fichier : nouvelles, photos, rendez-vous, contacts, liste de naissance et croissance. Le fichier s’ouvre dans tout navigateur, sans Nestling, et contient un livre souvenir à imprimer.'
export const beingPrepared = 'Le téléchargement se prépare. Tu peux quitter cette page et revenir.'
export const notPrepared = 'Impossible de préparer le téléchargement.'
/** `ago` is such as “il y a 2 heures”, and `time` marks it up as a time. */
export const prepared = (ago: string, time: (text: string) => ReactNode) => (
  <>Préparé {time(ago)}. Le fichier est supprimé au bout d’un jour.</>
)
export const incomplete =
  'Des fichiers photo étaient manquants ou endommagés. La première page du téléchargement en donne la liste.'
export const download = (size: string) => `Tout télécharger, ${size}`
export const prepare = 'Préparer le téléchargement'
export const prepareAgain = 'En préparer un nouveau'
export const preparing = 'Préparation…'
export const notRequested = 'Impossible de demander le téléchargement'
export const whoCanRead =
  'Toute personne qui a le fichier peut le lire. Le contenu de la corbeille n’y est pas. Tant que tu veux garder la surprise, les pages du fichier ne disent pas qui offre quoi, mais ses données (journey.json) le disent.'
export const downloadNotLoaded = 'Impossible de charger le téléchargement.'
