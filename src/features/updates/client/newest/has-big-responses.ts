import { createContext } from 'react'

/** True in lists on the simple layout's home. Their updates have large buttons, for which the lists reserve height. */
export const HasBigResponses = createContext(false)
