import { formatNumber } from '#i18n/format.ts'
import { pageMeta } from '#i18n/page-meta.ts'
import * as m from '#paraglide/messages.js'
import type { MarketSummary } from './load-market.ts'
import { marketHref, type MarketSearch } from './model.ts'

/** The head of a market page of either set. Both say that the desktop's address stands for the view. */
export function marketHead(origin: string, search: MarketSearch, summary: MarketSummary | undefined) {
  const { chosen = [], total } = summary ?? {}
  const what = chosen.slice(0, 4).join(', ')
  const count = formatNumber(total ?? 0)
  return pageMeta({
    origin,
    path: marketHref('/market/csgo', search),
    title: `${what ? m.market_title_of({ what }) : m.market_title()} · ${m.app_name()}`,
    description: what ? m.market_description_of({ what, count }) : m.market_description({ count }),
  })
}
