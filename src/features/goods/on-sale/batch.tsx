import { lazy, Suspense, useState } from 'react'
import { useLazyMount } from '#design/ui/dialog/use-lazy-mount.ts'
import type { GoodsDetail } from '#features/listings/standing.ts'
import { loadOnline } from '#lib/browser/load-online.ts'
import { useGoodsSearch } from '../use-goods-address.ts'
import type { BatchState } from './use-batch.ts'

const BatchBar = lazy(() => loadOnline(() => import('./batch-bar.tsx')))
const loadCompare = () => loadOnline(() => import('./compare-dialog.tsx'))
const CompareDialog = lazy(loadCompare)

export interface BatchProps {
  selected: BatchState
  detail: GoodsDetail
  onBuy: () => void
  onAim: () => void
}

/** The selection bar, shown once something is selected, and the comparison of the selected listings. */
export function Batch({ detail, ...bar }: BatchProps) {
  const [isComparing, setComparing] = useState(false)
  const wasComparing = useLazyMount(isComparing)
  const { buy } = useGoodsSearch()
  const { selection } = bar.selected
  if (selection.size === 0) {
    if (isComparing) setComparing(false)
    return null
  }
  return (
    <>
      <Suspense fallback={null}>
        <BatchBar {...bar} onCompare={() => setComparing(true)} onCompareAim={() => void loadCompare()} />
      </Suspense>
      {wasComparing && (
        <Suspense fallback={null}>
          <CompareDialog
            isOpen={isComparing}
            onClose={() => setComparing(false)}
            listingIds={[...selection.keys()]}
            detail={detail}
            onBuy={(listingId) => {
              setComparing(false)
              buy([listingId])
            }}
          />
        </Suspense>
      )}
    </>
  )
}
