import type { MouseEvent } from 'react'
import { LinkButton } from '#design/ui/action/button.tsx'
import { useNewRowFocus } from '#design/ui/action/use-new-row-focus.ts'
import { useNextPage } from '#design/ui/action/use-next-page.ts'
import { formatNumber } from '#i18n/format.ts'
import * as m from '#paraglide/messages.js'
import { marketPage } from '#styled-system/recipes/market-page.js'
import { srOnly } from '#styled-system/recipes/sr-only.js'
import { text } from '#styled-system/recipes/text.js'
import type { Market } from './use-market.ts'

/** How many matches are shown, and the next page below them: a link, so that it works without scripts and before they
 * run. Crawlers may not follow it: the sitemap names every goods. The status is always there, because one that appears
 * with its text is not announced. */
export function MoreMatches({ market }: { market: Market }) {
  const { list, cards, isRefused, nextHref, wantHref } = market
  const hasCards = cards.length > 0 && !isRefused
  const onPress = useNewRowFocus(list.isFetchingNextPage)
  const next = useNextPage(list)
  const load = (event: MouseEvent<HTMLElement>) => {
    if (event.ctrlKey || event.metaKey || event.shiftKey) return
    event.preventDefault()
    if (list.isFetchingNextPage) return
    onPress(event)
    void next.load()
  }
  return (
    <div className={hasCards ? marketPage().more : srOnly()}>
      {hasCards && next.isFailed && (
        <p role="alert" className={text({ tone: 'negative', size: 'sm' })}>
          {m.market_failed_more()}
        </p>
      )}
      {hasCards && nextHref && (
        <LinkButton href={nextHref} rel="next" aria-busy={list.isFetchingNextPage} onClick={load}>
          {list.isFetchingNextPage ? m.loading() : m.market_load_more()}
        </LinkButton>
      )}
      <p role="status">{countText(market)}</p>
      {hasCards && (
        <LinkButton href={wantHref} look="ghost" size="sm" mayWrap>
          {m.market_want()}
        </LinkButton>
      )}
    </div>
  )
}

function countText({ list, cards, search, isRefused, isAboutItems, isBusy, total, listingTotal }: Market) {
  if (isRefused) return m.market_refused()
  if (cards.length === 0) return list.isSuccess && m.market_empty()
  // Emptied meanwhile, so that a list sorted anew is announced although its count is the same.
  if (isBusy) return '\u00A0'
  if (search.cursor) return null
  const shown = formatNumber(cards.length)
  if (isAboutItems) {
    return listingTotal !== undefined && m.market_shown_items({ shown, total: formatNumber(listingTotal) })
  }
  return total !== undefined && m.market_shown({ shown, total: formatNumber(total) })
}
