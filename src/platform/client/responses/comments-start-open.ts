import { createContext } from 'react'

/** Whether the comments on a thing are open at first, because a link leads to them. */
export const CommentsStartOpen = createContext(false)
