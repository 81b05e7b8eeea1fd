import { useRef, useState, type ChangeEvent } from 'react'
import { flushSync } from 'react-dom'
import { Button } from '#design/ui/action/button.tsx'
import { Dialog } from '#design/ui/dialog/dialog.tsx'
import { formatNumber } from '#i18n/format.ts'
import * as m from '#paraglide/messages.js'
import { marketPage } from '#styled-system/recipes/market-page.js'
import { MarketFilters } from './market-filters.tsx'
import type { Market } from '../use-market.ts'

/**
 * The filters as a sheet. A choice applies at once: the list behind it updates, and the button shows how many match.
 * What is being typed applies once its field is left, so the button names no number until the list has followed. It
 * closes nothing as long as a field is wrong.
 */
export function FilterSheet({ market, isOpen, onClose }: { market: Market; isOpen: boolean; onClose: () => void }) {
  const { search, options, isCounted, names, isAboutItems, change, clear, total, isBusy } = market
  // Not the first field, which would bring up the keyboard.
  const show = useRef<HTMLButtonElement>(null)
  const fields = useRef<HTMLDivElement>(null)
  const [isTyping, setTyping] = useState(false)
  const [cleared, setCleared] = useState(0)
  const close = () => {
    // A press does not leave a field on every phone.
    const { activeElement } = document
    if (activeElement instanceof HTMLElement && fields.current?.contains(activeElement))
      flushSync(() => activeElement.blur())
    const wrong = fields.current?.querySelector<HTMLElement>('[aria-invalid=true]')
    if (!wrong) return onClose()
    wrong.focus({ preventScroll: true })
    // What is wrong is said below it, clear of the buttons.
    wrong.scrollIntoView({ block: 'center' })
  }
  return (
    <Dialog
      isOpen={isOpen}
      onClose={onClose}
      title={m.market_filters()}
      closeLabel={m.market_filters_close()}
      initialFocus={show}
      footer={
        <>
          <Button
            size="lg"
            mayWrap
            onClick={() => {
              clear()
              setCleared(cleared + 1)
            }}
          >
            {m.market_filters_clear()}
          </Button>
          <Button ref={show} size="lg" look="primary" mayWrap onClick={close}>
            {isAboutItems
              ? m.market_filters_show_items()
              : isTyping || isBusy
                ? m.trading_choices_done()
                : m.market_filters_show({ count: formatNumber(total ?? 0) })}
          </Button>
        </>
      }
    >
      <div
        ref={fields}
        className={marketPage().sheet}
        onChange={({ target }: ChangeEvent<HTMLElement>) => {
          if (target instanceof HTMLInputElement && target.type === 'text') setTyping(true)
        }}
        onBlur={() => setTyping(false)}
        onKeyDown={({ key }) => key === 'Enter' && setTyping(false)}
      >
        {/* What is wrong in a field is in no search: clearing begins with new fields. */}
        <MarketFilters
          key={cleared}
          search={search}
          filter={options}
          isCounted={isCounted}
          names={names}
          onChange={change}
        />
      </div>
    </Dialog>
  )
}
