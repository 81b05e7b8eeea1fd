import type { BalanceName } from '#contract/words.ts'
import * as m from '#paraglide/messages.js'

const names: Record<BalanceName, () => string> = {
  available: m.wallet_available,
  held: m.wallet_held,
  pending: m.wallet_pending,
}

export const balanceLabel = (name: BalanceName) => names[name]()
