/** The oldest versions of the browsers in which Nestling works. Other browsers with the same engines work too. */
export const servedBrowsers = { chrome: 109, firefox: 121, safari: 16.4 } as const

/** The same versions as build targets: newer syntax is compiled. */
export const buildTargets = Object.entries(servedBrowsers).map(([name, version]) => `${name}${version}`)

const { safari, chrome, firefox } = servedBrowsers

export const servedBrowserWords = `an iPhone or iPad with iOS ${safari}, Safari ${safari}, Chrome ${chrome}, Firefox ${firefox}, or anything newer`
