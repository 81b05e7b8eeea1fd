import { memo, Suspense } from 'react'
import type { GoodsArtProps } from './goods-art.tsx'
import { lazyOnUse } from './lazy-on-use.ts'

const GoodsArt = lazyOnUse(() => import('./goods-art.tsx'))

/** The card of what the goods is. Its links work without its code. */
export const Art = memo(function Art(props: GoodsArtProps) {
  return (
    <Suspense fallback={null}>
      <GoodsArt {...props} />
    </Suspense>
  )
})
