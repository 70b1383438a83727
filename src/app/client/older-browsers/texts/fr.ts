// For search engines and browsers

export const description = 'Un lieu privé où une famille suit ensemble une grossesse.'

// Without the app’s scripts

export const needsScripts = 'Cette page a besoin de JavaScript, qui est désactivé dans ce navigateur.'
export const partNotLoaded = 'Une partie de Nestling n’a pas été chargée. La connexion est peut-être coupée.'
export const tryAgain = 'Réessayer'

// In a browser that is too old

export const tooOld = (chrome: number, firefox: number, safari: number) =>
  `Ce navigateur est trop ancien pour Nestling : certaines parties risquent de ne pas fonctionner. Nestling fonctionne dans Chrome ${chrome}, Firefox ${firefox} et Safari ${safari} (iPhone et iPad : iOS ${safari}), et dans des versions plus récentes. Une mise à jour de l’appareil aide souvent.`
export const openSimplePages = 'Ouvrir les pages simples (lecture seule)'

// A notification that says nothing

export const somethingNew = 'Il y a du nouveau.'
