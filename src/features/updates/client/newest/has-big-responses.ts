import { createContext } from 'react'

/** Whether updates have the large buttons of the simple layout. Only the lists on its home reserve the height for them. */
export const HasBigResponses = createContext(false)
