import { createContext } from 'react'

/** Whether the pictures around are to be loaded as they come into view; else they are not even waited for. A browser that waits for
 * thousands of them looks with every frame where each of them is. */
export const PicturesWanted = createContext(true)
