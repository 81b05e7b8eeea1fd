import { MoneyButton } from '#features/connection/money-button.tsx'
import { preloadSweep, Sweep } from '#features/sweep/sweep.tsx'
import * as m from '#paraglide/messages.js'
import { compact, type GoodsSearch } from './search.ts'
import { useGoodsSearch } from './use-goods-address.ts'
import { useReadAgain } from './live/use-read-again.ts'
import { wearRangeText } from './wear-range.ts'

/** The sweep of this page's listings: of the selected style, within the selected range of wear. */
export function GoodsSweep({ goodsId, search }: { goodsId: string; search: GoodsSearch }) {
  const { endSweep } = useGoodsSearch()
  const readAgain = useReadAgain(goodsId)
  return (
    <Sweep
      goodsId={goodsId}
      styleId={search.style ?? 0}
      wear={compact({ wear_min: search.wear_min, wear_max: search.wear_max })}
      wearText={wearRangeText(search)}
      isWanted={search.sweep === true}
      onClose={endSweep}
      onChanged={readAgain}
    />
  )
}

/** Opens the sweep, which buys several of the cheapest listings without selecting each. */
export function SweepButton() {
  const { sweep } = useGoodsSearch()
  return (
    <MoneyButton size="sm" onPointerEnter={preloadSweep} onFocus={preloadSweep} onClick={sweep}>
      {m.goods_sweep()}
    </MoneyButton>
  )
}
