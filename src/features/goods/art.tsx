import { partOnUse } from './part-on-use.tsx'

/** The card of what the goods is. Its links work without its code. */
export const [Art, loadArt] = partOnUse(() => import('./goods-art.tsx'), null)
