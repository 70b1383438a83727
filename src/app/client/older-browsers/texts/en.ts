// For search engines and browsers

export const description = 'A private place where a family follows a pregnancy together.'

// Without the app’s scripts

export const needsScripts = 'This page needs JavaScript, which is turned off in this browser.'
export const partNotLoaded = 'Part of Nestling did not load. It may be the connection.'
export const tryAgain = 'Try again'

// In a browser that is too old

export const tooOld = (chrome: number, firefox: number, safari: number) =>
  `This browser is too old for Nestling, so parts of it may not work. Nestling works in Chrome ${chrome}, Firefox ${firefox} and Safari ${safari} (iPhone and iPad: iOS ${safari}), and in newer versions. Updating the device often helps.`
export const openSimplePages = 'Open the simple pages (read-only)'

// A notification that says nothing

export const somethingNew = 'There is something new.'
