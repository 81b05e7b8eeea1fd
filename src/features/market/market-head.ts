import { formatNumber } from '#i18n/format.ts'
import { pageMeta } from '#i18n/page-meta.ts'
import { sharePicture } from '#lib/share-picture.ts'
import * as m from '#paraglide/messages.js'
import type { MarketSummary } from './load-market.ts'
import { marketHref, type MarketSearch } from './model.ts'

/** The head of a market page, for either page set. Both give the desktop address as canonical. */
export function marketHead(origin: string, search: MarketSearch, summary: MarketSummary | undefined) {
  const { chosen = [], total, goodsId } = summary ?? {}
  const what = chosen.slice(0, 4).join(', ')
  return pageMeta({
    origin,
    path: marketHref('/market/csgo', search),
    title: `${what ? m.market_title_of({ what }) : m.market_title()} · ${m.app_name()}`,
    // The first match's picture; the market as a whole uses the site's.
    image: what && goodsId ? sharePicture(goodsId) : undefined,
    description: describe(what, total),
  })
}

/** On the server only, or every page's bundle would carry the texts. Single items are not counted. */
function describe(what: string, total: number | undefined): string | undefined {
  if (!import.meta.env.SSR) return undefined
  if (total === undefined) return what ? m.market_description_any_of({ what }) : m.market_description_any()
  const count = formatNumber(total)
  return what ? m.market_description_of({ what, count }) : m.market_description({ count })
}
