import type { Exterior } from '#lib/wear.ts'
import * as m from '#paraglide/messages.js'

const names: Record<Exterior, { short: () => string; name: () => string }> = {
  fn: { short: m.market_exterior_short_fn, name: m.market_exterior_fn },
  mw: { short: m.market_exterior_short_mw, name: m.market_exterior_mw },
  ft: { short: m.market_exterior_short_ft, name: m.market_exterior_ft },
  ww: { short: m.market_exterior_short_ww, name: m.market_exterior_ww },
  bs: { short: m.market_exterior_short_bs, name: m.market_exterior_bs },
}

/** An exterior's two-letter code and its full name. */
export const describeExterior = (exterior: Exterior) => ({
  short: names[exterior].short(),
  name: names[exterior].name(),
})
