// Errors

export const wrongCredentials = 'E-mail ou mot de passe incorrect'
export const emailTaken =
  'Il existe déjà un compte avec cette adresse e-mail. Connecte-toi à ce compte, puis ouvre de nouveau l’invitation.'
export const wrongResetLink = 'Ce lien ne fonctionne plus. Demandes-en un nouveau.'
export const mailNotSetUp =
  'Ce Nestling ne peut pas envoyer d’e-mails. Les admins de ton parcours peuvent te créer un lien.'
export const ticketGone = 'Cela a pris trop de temps. Reconnecte-toi.'
export const secondStepIsOn = 'Ta deuxième étape est déjà activée. Désactive-la pour la configurer de nouveau.'
export const secondStepIsOff = 'Ta deuxième étape est désactivée, il n’y a donc pas de codes de secours.'
export const noLinkForThem = 'Un lien pour cette personne ne peut être créé que sur le serveur.'
export const setUpClosed = 'Nestling est déjà configuré.'
export const wrongSetUpToken =
  'Cette adresse de configuration ne fonctionne plus. Nestling en affiche une nouvelle à chaque démarrage.'

// Messages about a field

export const passwordTooCommon = 'Ce mot de passe est trop courant. Choisis-en un autre.'
export const passwordMadeOfName = 'Choisis un mot de passe qui ne reprend pas ton nom ou ton adresse e-mail.'
export const alreadyYourPassword = 'C’est déjà ton mot de passe.'
export const notCurrentPassword = 'Ce n’est pas ton mot de passe actuel.'
export const emailInUse = 'Il existe déjà un compte avec cette adresse e-mail.'
export const wrongCode = 'Ce code est faux, ou a déjà été utilisé.'

// Names of devices

export const browserOnSystem = (browser: string, system: string) => `${browser} sur ${system}`
export const unknownBrowser = 'Un navigateur'
export const unknownBrowserOn = (system: string) => `Un navigateur sur ${system}`

// The mail with a link for a new password

export const resetMail = {
  subject: 'Un nouveau mot de passe pour Nestling',
  heading: (name: string) => `Bonjour ${name}`,
  whatHappens:
    'Tu peux maintenant choisir un nouveau mot de passe pour Nestling. Tes sessions sont alors fermées sur tous tes appareils, et tu te connectes avec le nouveau mot de passe.',
  validFor: (minutes: number) => `Le lien fonctionne une seule fois, pendant ${minutes} minutes.`,
  action: 'Choisir un nouveau mot de passe',
  footnote: 'Si tu ne l’as pas demandé, tu n’as rien à faire : ton mot de passe reste le même.',
}

// Mails about changes of one's own account

export const wasItYou =
  'Si c’était toi, tout va bien. Sinon, quelqu’un a peut-être accès à ton compte. Préviens tout de suite les admins de ton parcours, ou la personne qui gère ce Nestling.'
export const emailChangedMail = {
  subject: 'Ton adresse e-mail pour Nestling a changé',
  heading: 'Ton adresse e-mail a changé',
  news: 'Ton compte Nestling a maintenant une autre adresse e-mail. Tu ne peux plus te connecter avec l’adresse qui reçoit ce message.',
}
export const passwordChangedMail = {
  subject: 'Ton mot de passe pour Nestling a changé',
  heading: 'Ton mot de passe a changé',
  news: 'Ton compte Nestling a un nouveau mot de passe, et tes sessions sur tes autres appareils ont été fermées. Tes clés d’accès fonctionnent toujours : tu les trouves dans ton compte.',
}
export const secondStepOnMail = {
  subject: 'Ton compte Nestling demande maintenant un code',
  heading: 'Ta deuxième étape est activée',
  news: 'Après ton mot de passe, Nestling demande maintenant un code de ton application d’authentification.',
}
export const secondStepOffMail = {
  subject: 'Ton compte Nestling ne demande plus de code',
  heading: 'Ta deuxième étape est désactivée',
  news: 'Ton mot de passe suffit maintenant pour te connecter à Nestling.',
}

// Mails to all admins

export const ifItLooksWrong =
  'Si cela te semble anormal, parles-en tout de suite à cette personne, ou préviens la personne qui gère ce Nestling.'
export const secondStepRequiredMail = {
  subject: 'Les admins ont maintenant besoin d’une deuxième étape dans Nestling',
  heading: 'Les admins ont maintenant besoin d’une deuxième étape',
  askedBy: (name: string) =>
    `${name} demande maintenant à chaque admin de ton parcours une deuxième étape à la connexion : un code après le mot de passe, ou une clé d’accès.`,
  askedByAnAdmin:
    'Un ou une admin demande maintenant à chaque admin de ton parcours une deuxième étape à la connexion : un code après le mot de passe, ou une clé d’accès.',
  whatToDo:
    'Si tu n’en as pas encore configuré une, ouvre Nestling et fais-le dans ton compte. D’ici là, tu peux lire et partager comme avant, mais pas faire ce qui est réservé aux admins.',
}
export const secondStepNotRequiredMail = {
  subject: 'Les admins n’ont plus besoin d’une deuxième étape dans Nestling',
  heading: 'Les admins n’ont plus besoin d’une deuxième étape',
  endedBy: (name: string) =>
    `${name} ne demande plus de deuxième étape aux admins de ton parcours. Les admins sans deuxième étape peuvent de nouveau tout faire. Une deuxième étape que tu as configurée reste activée.`,
  endedByAnAdmin:
    'Un ou une admin ne demande plus de deuxième étape aux admins de ton parcours. Les admins sans deuxième étape peuvent de nouveau tout faire. Une deuxième étape que tu as configurée reste activée.',
}
