/** One import for all of these pages, because each import adds to home's scripts. */
export const loadRefusals = () => import('../pages/refusals.ts')
