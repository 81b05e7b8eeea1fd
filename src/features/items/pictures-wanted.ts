import { createContext } from 'react'

/** Whether pictures load as they come into view. If not, they have no source yet: with thousands of lazy pictures waiting, a browser
 * checks where each of them is on every frame. */
export const PicturesWanted = createContext(true)
