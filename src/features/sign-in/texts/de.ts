// Errors

export const wrongCredentials = 'E-Mail-Adresse oder Passwort ist falsch'
export const emailTaken =
  'Mit dieser E-Mail-Adresse gibt es schon ein Konto. Melde dich damit an, und öffne dann die Einladung noch einmal.'
export const wrongResetLink = 'Dieser Link funktioniert nicht mehr. Bitte fordere einen neuen an.'
export const mailNotSetUp =
  'Dieses Nestling kann keine E-Mails senden. Die Admins deiner Reise können einen Link für dich erstellen.'
export const ticketGone = 'Das hat zu lange gedauert. Bitte melde dich erneut an.'
export const secondStepIsOn = 'Dein zweiter Schritt ist schon eingeschaltet. Schalte ihn aus, um ihn neu einzurichten.'
export const secondStepIsOff = 'Dein zweiter Schritt ist ausgeschaltet, deshalb gibt es keine Wiederherstellungscodes.'
export const noLinkForThem = 'Für diese Person kann ein Link nur auf dem Server erstellt werden.'
export const setUpClosed = 'Nestling ist schon eingerichtet.'
export const wrongSetUpToken =
  'Diese Einrichtungsadresse funktioniert nicht mehr. Nestling gibt bei jedem Start eine neue aus.'

// Messages about a field

export const passwordTooCommon = 'Dieses Passwort ist zu verbreitet. Bitte wähle ein anderes.'
export const passwordMadeOfName =
  'Bitte wähle ein Passwort, das nicht aus deinem Namen oder deiner E-Mail-Adresse besteht.'
export const alreadyYourPassword = 'Das ist schon dein Passwort.'
export const notCurrentPassword = 'Das ist nicht dein jetziges Passwort.'
export const emailInUse = 'Mit dieser E-Mail-Adresse gibt es schon ein Konto.'
export const wrongCode = 'Dieser Code ist falsch oder wurde schon verwendet.'

// Names of devices

export const browserOnSystem = (browser: string, system: string) => `${browser} auf ${system}`
export const unknownBrowser = 'Ein Browser'
export const unknownBrowserOn = (system: string) => `Ein Browser auf ${system}`

// The mail with a link for a new password

export const resetMail = {
  subject: 'Ein neues Passwort für Nestling',
  heading: (name: string) => `Hallo ${name}`,
  whatHappens:
    'Du kannst jetzt ein neues Passwort für Nestling wählen. Danach sind alle deine Geräte abgemeldet, und du meldest dich mit dem neuen Passwort an.',
  validFor: (minutes: number) => `Der Link funktioniert einmal, innerhalb von ${minutes} Minuten.`,
  action: 'Neues Passwort wählen',
  footnote: 'Wenn du das nicht angefordert hast, musst du nichts tun: Dein Passwort bleibt, wie es ist.',
}

// Mails about changes of one's own account

export const wasItYou =
  'Wenn du das warst, ist alles in Ordnung. Wenn nicht, kann jemand anders in deinem Konto sein. Bitte sag sofort den Admins deiner Reise Bescheid oder der Person, die dieses Nestling betreibt.'
export const emailChangedMail = {
  subject: 'Deine E-Mail-Adresse für Nestling wurde geändert',
  heading: 'Deine E-Mail-Adresse wurde geändert',
  news: 'Dein Nestling-Konto hat jetzt eine andere E-Mail-Adresse. Mit dieser hier kannst du dich nicht mehr anmelden.',
}
export const passwordChangedMail = {
  subject: 'Dein Passwort für Nestling wurde geändert',
  heading: 'Dein Passwort wurde geändert',
  news: 'Dein Nestling-Konto hat ein neues Passwort, und deine anderen Geräte wurden abgemeldet. Deine Passkeys funktionieren weiter: Du findest sie in deinem Konto.',
}
export const secondStepOnMail = {
  subject: 'Dein Nestling-Konto fragt jetzt nach einem Code',
  heading: 'Dein zweiter Schritt ist eingeschaltet',
  news: 'Wenn du dein Passwort eingegeben hast, fragt Nestling jetzt auch nach einem Code aus deiner Authenticator-App.',
}
export const secondStepOffMail = {
  subject: 'Dein Nestling-Konto fragt nicht mehr nach einem Code',
  heading: 'Dein zweiter Schritt ist ausgeschaltet',
  news: 'Um dich bei Nestling anzumelden, reicht jetzt dein Passwort.',
}

// Mails to all admins

export const ifItLooksWrong =
  'Wenn dir das falsch vorkommt, frag sofort nach, ob es stimmt, oder sag der Person Bescheid, die dieses Nestling betreibt.'
export const secondStepRequiredMail = {
  subject: 'Admins brauchen in Nestling jetzt einen zweiten Schritt',
  heading: 'Admins brauchen jetzt einen zweiten Schritt',
  askedBy: (name: string) =>
    `${name} verlangt jetzt von allen Admins deiner Reise beim Anmelden einen zweiten Schritt: einen Code nach dem Passwort oder einen Passkey.`,
  askedByAnAdmin:
    'Eine Person mit Admin-Rechten verlangt jetzt von allen Admins deiner Reise beim Anmelden einen zweiten Schritt: einen Code nach dem Passwort oder einen Passkey.',
  whatToDo:
    'Wenn du noch keinen zweiten Schritt hast, öffne Nestling und richte ihn in deinem Konto ein. Bis dahin kannst du lesen und teilen wie bisher, aber nicht tun, was nur Admins können.',
}
export const secondStepNotRequiredMail = {
  subject: 'Admins brauchen in Nestling keinen zweiten Schritt mehr',
  heading: 'Admins brauchen keinen zweiten Schritt mehr',
  endedBy: (name: string) =>
    `${name} verlangt von den Admins deiner Reise keinen zweiten Schritt mehr. Admins ohne zweiten Schritt können wieder alles tun. Ein zweiter Schritt, den du eingerichtet hast, bleibt eingeschaltet.`,
  endedByAnAdmin:
    'Eine Person mit Admin-Rechten verlangt von den Admins deiner Reise keinen zweiten Schritt mehr. Admins ohne zweiten Schritt können wieder alles tun. Ein zweiter Schritt, den du eingerichtet hast, bleibt eingeschaltet.',
}
