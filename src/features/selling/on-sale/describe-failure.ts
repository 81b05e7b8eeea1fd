import type { ListingFailure } from '#contract/selling.ts'
import * as m from '#paraglide/messages.js'

const reasons: Record<ListingFailure, () => string> = {
  item_gone: m.selling_failed_item_gone,
  item_changed: m.selling_failed_item_changed,
  item_locked: m.selling_failed_item_locked,
  inventory_private: m.selling_failed_inventory_private,
  api_key_invalid: m.selling_failed_api_key_invalid,
  seller_banned: m.selling_failed_seller_banned,
}

/** Why a listing failed, and how to fix it. */
export const describeFailure = (failure: ListingFailure) => reasons[failure]()
