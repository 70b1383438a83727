// The page for visitors

export const accountDeleted = 'Dein Konto wurde gelöscht'
export const thankYou = 'Danke, dass du dabei warst. Alles Gute für dich.'
export const wreath = 'Ein Kranz aus vierzig Blättern, eines für jede Woche'
export const landingHeading = 'Vierzig Wochen und die Menschen, mit denen du sie teilst'
export const whatNestlingIs =
  'Ein privater Ort für eine Familie: die Woche und wie das Baby wächst, Neues für die Großeltern, Termine, Bilder. Keine Werbung, und niemand sonst schaut herein.'
export const newHere = 'Neu hier'
export const notSetUpYet =
  'Dieses Nestling ist noch nicht eingerichtet. Öffne die Einrichtungsadresse, die beim Start ausgegeben wurde.'
export const invitationFromAdmin = 'Nur auf Einladung. Frag die Admins der Reise deiner Familie nach einem Zugang.'

// The sign-in page, with and without scripts

export const signInPageTitle = 'Anmelden · Nestling'
export const signInHeading = 'Gemeinsam durch die Schwangerschaft'
export const username = 'Anmeldename'
export const usernameHint = 'Deine E-Mail-Adresse'
export const password = 'Passwort'
export const signIn = 'Anmelden'
export const signingIn = 'Du wirst angemeldet...'
export const forgotPassword = 'Passwort vergessen?'
export const byInvitation = 'Nestling gibt es nur auf Einladung. Bitte frag die Admins nach einem Zugang.'
export const fieldsEmpty = 'Fehler: Bitte fülle alle Felder aus'
export const notSignedIn = 'Anmeldung fehlgeschlagen'
export const welcomeBack = 'Willkommen zurück! Du bist angemeldet.'
export const newPasswordSaved = 'Passwort gespeichert'
export const signInWithNewPassword = 'Melde dich mit deinem neuen Passwort an.'
export const withoutScripts =
  'Ohne JavaScript kannst du nach dem Anmelden die Startseite, den Leitfaden, Termine und Kontakte lesen.'
export const needScripts = 'Passkeys und neue Passwörter brauchen JavaScript.'

// The code after the password

export const codeHeading = 'Noch ein Schritt'
export const code = 'Code aus deiner App'
export const codeHint = 'Sechs Ziffern oder einer deiner Wiederherstellungscodes'
export const backToPassword = 'Zurück zum Passwort'
export const everythingLost =
  'Handy und Wiederherstellungscodes verloren? Die Person, die dieses Nestling betreibt, kann dich wieder hereinlassen.'

// A forgotten password

export const forgotPasswordPageTitle = 'Passwort vergessen? · Nestling'
export const askForLink =
  'Gib die E-Mail-Adresse ein, mit der du dich anmeldest. Du bekommst einen Link, um ein neues Passwort zu wählen.'
export const email = 'E-Mail'
export const sendLink = 'Link senden'
export const sendingLink = 'Wird gesendet...'
export const linkNotSent = 'Link nicht gesendet'
export const linkSentHeading = 'Sieh in deinen E-Mails nach'
export const linkSent =
  'Wenn es mit dieser E-Mail-Adresse ein Konto gibt, ist ein Link unterwegs. Er funktioniert eine Stunde lang.'
export const linkNotFound =
  'Nichts da? Sieh in deinem Spam-Ordner nach. Auch die Admins deiner Reise können einen Link für dich erstellen.'
export const askAnAdmin =
  'Dieses Nestling sendet keine E-Mails. Frag die Admins deiner Reise nach einem Link für ein neues Passwort. Sie können ihn im Admin-Bereich erstellen.'
export const linkFromServer = 'Die Person, die dieses Nestling betreibt, kann auf dem Server einen Link erstellen:'
export const backToSignIn = 'Zurück zur Anmeldung'

// A new password with a link

export const newPasswordPageTitle = 'Neues Passwort · Nestling'
export const newPasswordHeading = 'Neues Passwort wählen'
export const whatNewPasswordDoes =
  'Damit wirst du auf allen Geräten abgemeldet. Danach meldest du dich mit dem neuen Passwort an. Wenn eine Kalender-App deine Termine zeigt, gib ihr danach eine neue Adresse.'
export const newPassword = 'Neues Passwort'
export const passwordHint = 'Mindestens 10 Zeichen. Gut sind mehrere Wörter, die nichts miteinander zu tun haben.'
export const savePassword = 'Passwort speichern'
export const savingPassword = 'Wird gespeichert...'
export const passwordNotSaved = 'Passwort nicht gespeichert'
export const linkFails = 'Dieser Link funktioniert nicht'
export const linkIncomplete = 'Diese Seite braucht den vollständigen Link, mit allem, was nach dem Zeichen # steht.'
export const getNewLink = 'Neuen Link anfordern'

// A new account

export const firstName = 'Vorname'
export const lastName = 'Nachname'
export const emailHint = 'Damit meldest du dich an'
export const makeAccount = 'Weiter'
export const makingAccount = 'Dein Konto wird erstellt...'
export const setUpFailed = 'Einrichtung fehlgeschlagen'

// The page for people without an invitation

export const accessDeniedPageTitle = 'Kein Zugriff · Nestling'
export const accessDenied = 'Kein Zugriff'
export const invitationNeeded = 'Du brauchst eine Einladung, um diese Schwangerschaft mitzuverfolgen.'
export const goBack = 'Zurück'
export const yourAccount = 'Dein Konto'
