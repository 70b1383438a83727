// The page for visitors

export const accountDeleted = 'Ton compte est supprimé'
export const thankYou = 'Merci d’avoir été avec nous. Nous te souhaitons le meilleur.'
export const wreath = 'Une couronne de quarante feuilles, une par semaine'
export const landingHeading = 'Quarante semaines, et les personnes avec qui tu les partages'
export const whatNestlingIs =
  'Un endroit privé pour une seule famille : la semaine et la croissance du bébé, des nouvelles pour les grands-parents, les rendez-vous, les photos. Pas de publicité, et aucun regard extérieur.'
export const newHere = 'Première visite'
export const notSetUpYet =
  'Ce Nestling n’est pas encore configuré. Ouvre l’adresse de configuration affichée à son démarrage.'
export const invitationFromAdmin = 'Uniquement sur invitation. Demande l’accès aux admins du parcours de ta famille.'

// The sign-in page, with and without scripts

export const signInPageTitle = 'Connexion · Nestling'
export const signInHeading = 'Suivez ensemble votre parcours de grossesse'
export const username = 'Identifiant'
export const usernameHint = 'Ton adresse e-mail'
export const password = 'Mot de passe'
export const signIn = 'Se connecter'
export const signingIn = 'Connexion…'
export const forgotPassword = 'Mot de passe oublié ?'
export const byInvitation = 'Nestling fonctionne uniquement sur invitation. Demande l’accès aux admins.'
export const fieldsEmpty = 'Erreur : remplis tous les champs'
export const notSignedIn = 'Connexion impossible'
export const welcomeBack = 'Te revoilà ! Connexion réussie.'
export const newPasswordSaved = 'Mot de passe enregistré'
export const signInWithNewPassword = 'Connecte-toi avec ton nouveau mot de passe.'
export const withoutScripts =
  'Sans JavaScript, tu peux lire l’accueil, le guide, les rendez-vous et les contacts une fois ta session ouverte.'
export const needScripts = 'Les clés d’accès et les nouveaux mots de passe nécessitent JavaScript.'

// The code after the password

export const codeHeading = 'Encore une étape'
export const code = 'Code de ton application'
export const codeHint = 'Six chiffres, ou un de tes codes de secours'
export const backToPassword = 'Revenir au mot de passe'
export const everythingLost =
  'Tu as perdu ton téléphone et tes codes de secours ? La personne qui gère ce Nestling peut te redonner accès.'

// A forgotten password

export const forgotPasswordPageTitle = 'Mot de passe oublié ? · Nestling'
export const askForLink =
  'Saisis l’adresse e-mail avec laquelle tu te connectes. Tu recevras un lien pour choisir un nouveau mot de passe.'
export const email = 'E-mail'
export const sendLink = 'Recevoir un lien'
export const sendingLink = 'Envoi…'
export const linkNotSent = 'Lien non envoyé'
export const linkSentHeading = 'Regarde tes e-mails'
export const linkSent =
  'S’il existe un compte avec cette adresse e-mail, un lien est en route. Il fonctionne pendant une heure.'
export const linkNotFound =
  'Rien reçu ? Regarde dans tes courriers indésirables. Les admins de ton parcours peuvent aussi te créer un lien.'
export const askAnAdmin =
  'Ce Nestling n’envoie pas d’e-mails. Demande un lien pour un nouveau mot de passe aux admins de ton parcours, qui peuvent le créer dans l’administration.'
export const linkFromServer = 'La personne qui gère ce Nestling peut créer un lien sur son serveur :'
export const backToSignIn = 'Revenir à la connexion'

// A new password with a link

export const newPasswordPageTitle = 'Nouveau mot de passe · Nestling'
export const newPasswordHeading = 'Choisis un nouveau mot de passe'
export const whatNewPasswordDoes =
  'Tes sessions sont alors fermées sur tous tes appareils, et tu te connectes avec le nouveau mot de passe. Si une application d’agenda affiche tes rendez-vous, donne-lui ensuite une nouvelle adresse.'
export const newPassword = 'Nouveau mot de passe'
export const passwordHint = '10 caractères ou plus. Quelques mots sans rapport entre eux conviennent bien.'
export const savePassword = 'Enregistrer'
export const savingPassword = 'Enregistrement…'
export const passwordNotSaved = 'Mot de passe non enregistré'
export const linkFails = 'Ce lien ne fonctionne pas'
export const linkIncomplete = 'Cette page a besoin du lien complet, avec tout ce qui suit le signe #.'
export const getNewLink = 'Demander un nouveau lien'

// A new account

export const firstName = 'Prénom'
export const lastName = 'Nom'
export const emailHint = 'Il te servira à te connecter'
export const makeAccount = 'Continuer'
export const makingAccount = 'Création de ton compte…'
export const setUpFailed = 'La configuration a échoué'

// The page for people without an invitation

export const accessDeniedPageTitle = 'Accès refusé · Nestling'
export const accessDenied = 'Accès refusé'
export const invitationNeeded = 'Il te faut une invitation pour accéder à ce suivi de grossesse.'
export const goBack = 'Retour'
export const yourAccount = 'Ton compte'
