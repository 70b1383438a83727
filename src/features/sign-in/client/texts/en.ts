// The page for visitors

export const accountDeleted = 'Your account has been deleted'
export const thankYou = 'Thank you for being with us. We wish you all the best.'
export const wreath = 'A wreath of forty leaves, one for each week'
export const landingHeading = 'Forty weeks, and the people you share them with'
export const whatNestlingIs =
  'A private place for one family: the week and how the baby grows, news for grandparents, appointments, pictures. No advertising, and nobody else looking in.'
export const newHere = 'New here'
export const notSetUpYet =
  'This Nestling has not been set up yet. Open the set-up address that was printed when it started.'
export const invitationFromAdmin = 'By invitation only. Ask an admin of your family’s journey for access.'

// The sign-in page, with and without scripts

export const signInPageTitle = 'Sign in · Nestling'
export const signInHeading = 'Track your pregnancy journey together'
export const username = 'Username'
export const usernameHint = 'Your email address'
export const password = 'Password'
export const signIn = 'Sign In'
export const signingIn = 'Signing in...'
export const forgotPassword = 'Forgot your password?'
export const byInvitation = 'Nestling is by invitation only. Please contact an admin for access.'
export const fieldsEmpty = 'Error: Please fill in all fields'
export const notSignedIn = 'Login failed'
export const welcomeBack = 'Welcome back! Successfully logged in.'
export const newPasswordSaved = 'Password saved'
export const signInWithNewPassword = 'Sign in with your new password.'
export const withoutScripts =
  'Without JavaScript you can read the home page, the guide, appointments and contacts once you have signed in.'
export const needScripts = 'Passkeys and new passwords need JavaScript.'

// The code after the password

export const codeHeading = 'One more step'
export const code = 'Code from your app'
export const codeHint = 'Six digits, or one of your recovery codes'
export const backToPassword = 'Back to the password'
export const everythingLost =
  'Lost your phone and your recovery codes? The person who runs this Nestling can let you in again.'

// A forgotten password

export const forgotPasswordPageTitle = 'Forgot your password? · Nestling'
export const askForLink = 'Type the email you sign in with. You will get a link to choose a new password.'
export const email = 'Email'
export const sendLink = 'Send me a link'
export const sendingLink = 'Sending...'
export const linkNotSent = 'Link not sent'
export const linkSentHeading = 'Check your mail'
export const linkSent = 'If there is an account with this email, a link is on its way. It works for an hour.'
export const linkNotFound =
  'Nothing there? Look in your spam folder. An admin of your journey can also make a link for you.'
export const askAnAdmin =
  'This Nestling sends no mail. Ask an admin of your journey to make you a link for a new password in the admin panel.'
export const linkFromServer = 'The person who runs this Nestling can make a link on its server:'
export const backToSignIn = 'Back to sign in'

// A new password with a link

export const newPasswordPageTitle = 'New password · Nestling'
export const newPasswordHeading = 'Choose a new password'
export const whatNewPasswordDoes =
  'This signs you out on every device. You then sign in with the new password. If a calendar app shows your appointments, give it a new address afterwards.'
export const newPassword = 'New password'
export const passwordHint = '10 characters or more. A few unrelated words work well.'
export const savePassword = 'Save password'
export const savingPassword = 'Saving...'
export const passwordNotSaved = 'Password not saved'
export const linkFails = 'This link does not work'
export const linkIncomplete = 'This page needs the complete link, including everything after the # sign.'
export const getNewLink = 'Get a new link'

// A new account

export const firstName = 'First name'
export const lastName = 'Last name'
export const emailHint = 'You will sign in with it'
export const makeAccount = 'Continue'
export const makingAccount = 'Creating your account...'
export const setUpFailed = 'Set-up failed'

// The page for people without an invitation

export const accessDeniedPageTitle = 'Access denied · Nestling'
export const accessDenied = 'Access denied'
export const invitationNeeded = 'You need an invitation to access this pregnancy tracker.'
export const goBack = 'Go Back'
export const yourAccount = 'Your account'
