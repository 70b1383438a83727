/** Loads the pages that replace a refused page. All are one chunk, because each import adds to home's scripts. */
export const loadRefusals = () => import('../pages/refusals.ts')
