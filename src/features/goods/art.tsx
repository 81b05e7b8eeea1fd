import { partOnUse } from './part-on-use.tsx'

/** The card that describes the goods. Its links work before its code has loaded. */
export const [Art, loadArt] = partOnUse(() => import('./goods-art.tsx'), null)
