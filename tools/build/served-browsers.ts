/** The oldest versions of the browsers in which Nestling works. Other browsers with the same engines work too. */
export const servedBrowsers = { chrome: 109, firefox: 121, safari: 16.4 } as const

/** The same versions as build targets. Syntax that they do not support is compiled to older syntax. */
export const buildTargets = Object.entries(servedBrowsers).map(([name, version]) => `${name}${version}`)
