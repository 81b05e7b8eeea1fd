import { useRef } from 'react'
import { Button } from '#design/ui/action/button.tsx'
import { Dialog } from '#design/ui/dialog/dialog.tsx'
import { formatNumber } from '#i18n/format.ts'
import * as m from '#paraglide/messages.js'
import { marketPage } from '#styled-system/recipes/market-page.js'
import { MarketFilters } from './market-filters.tsx'
import type { Market } from '../use-market.ts'

/**
 * The filters as a sheet. A choice applies at once: the list behind it updates, and the button shows how many match.
 */
export function FilterSheet({ market, isOpen, onClose }: { market: Market; isOpen: boolean; onClose: () => void }) {
  const { search, options, isCounted, names, isAboutItems, change, clear, total, isBusy } = market
  // Not the first field, which would bring up the keyboard.
  const show = useRef<HTMLButtonElement>(null)
  return (
    <Dialog
      isOpen={isOpen}
      onClose={onClose}
      title={m.market_filters()}
      closeLabel={m.market_filters_close()}
      initialFocus={show}
      footer={
        <>
          <Button size="lg" mayWrap onClick={clear}>
            {m.market_filters_clear()}
          </Button>
          <Button ref={show} size="lg" look="primary" mayWrap isLoading={isBusy} onClick={onClose}>
            {isAboutItems ? m.market_filters_show_items() : m.market_filters_show({ count: formatNumber(total ?? 0) })}
          </Button>
        </>
      }
    >
      <div className={marketPage().sheet}>
        <MarketFilters search={search} filter={options} isCounted={isCounted} names={names} onChange={change} />
      </div>
    </Dialog>
  )
}
