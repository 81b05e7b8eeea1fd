import { formatNumber } from '#i18n/format.ts'
import { pageMeta } from '#i18n/page-meta.ts'
import { sharePicture } from '#lib/share-picture.ts'
import * as m from '#paraglide/messages.js'
import type { MarketSummary } from './load-market.ts'
import { marketHref, type MarketSearch } from './model.ts'

/** The head of a market page of either set. Both say that the desktop's address stands for the view. */
export function marketHead(origin: string, search: MarketSearch, summary: MarketSummary | undefined) {
  const { chosen = [], total, goodsId } = summary ?? {}
  const what = chosen.slice(0, 4).join(', ')
  return pageMeta({
    origin,
    path: marketHref('/market/csgo', search),
    title: `${what ? m.market_title_of({ what }) : m.market_title()} · ${m.app_name()}`,
    // What was looked for; the market as a whole has the picture of the site.
    image: what && goodsId ? sharePicture(goodsId) : undefined,
    description: describe(what, total),
  })
}

/** For those who ask the server; every page of the browser would carry the texts. */
function describe(what: string, total = 0): string | undefined {
  if (!import.meta.env.SSR) return undefined
  const count = formatNumber(total)
  return what ? m.market_description_of({ what, count }) : m.market_description({ count })
}
