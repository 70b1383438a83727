// The mail about missing backups. It is sent after several days, so no text is about one day.

export const subject = (days: number) => `Nestling n’a pas de sauvegarde depuis ${days} jours`
export const heading = 'Les sauvegardes demandent ton attention'
export const lastBackup = (days: number) =>
  `La dernière sauvegarde réussie remonte à ${days} jours. Si le disque tombait en panne maintenant, tout ce qui a été partagé depuis serait perdu.`
export const noBackupYet = (days: number) =>
  `Nestling est utilisé depuis ${days} jours, et aucune sauvegarde n’a encore réussi. Si le disque tombait en panne maintenant, tout serait perdu.`
/** `reason` is a sentence. */
export const latestFailed = (reason: string) => `La dernière tentative a échoué. ${reason}`
export const whatToDo =
  'Préviens la personne qui gère ce Nestling. Son journal technique dit ce qui n’a pas fonctionné, et la commande « npm run nestling -- doctor » examine tout.'
export const openPanel = 'Ouvrir l’administration'
export const whyYou = (days: number) =>
  `Tu reçois ce message parce que tu as le rôle d’admin. Il arrive tous les ${days} jours jusqu’à ce qu’une sauvegarde réussisse.`
