import { createContext } from 'react'

/** Whether pictures load as they come into view. If not, they have no source yet: with thousands of pending lazy
 * images, a browser checks the position of each on every frame. */
export const PicturesWanted = createContext(true)
