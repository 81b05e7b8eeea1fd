import type { ListingFailure } from '#contract/selling.ts'
import { describeFailure } from '#features/selling/on-sale/describe-failure.ts'
import { formatDateTime, formatMoney } from '#i18n/format.ts'
import * as m from '#paraglide/messages.js'
import type { ShownItem } from './model.ts'

type Status = ShownItem['status']

export const statusNames: Record<Status, () => string> = {
  sellable: m.inventory_status_sellable,
  locked: m.inventory_status_locked,
  on_sale: m.inventory_status_on_sale,
  reserved: m.inventory_status_reserved,
  in_order: m.inventory_status_in_order,
  failed: m.inventory_status_failed,
  gone: m.inventory_status_gone,
}

export const statusTones = {
  sellable: 'positive',
  locked: 'neutral',
  on_sale: 'info',
  reserved: 'accent',
  in_order: 'accent',
  failed: 'negative',
  gone: 'neutral',
} as const satisfies Record<Status, string>

/** The status in a few words, with the asking price or the time from which the item can be sold. */
export function statusWords({ status, listing, tradable_at }: ShownItem, timeZone: string): string {
  if (status === 'on_sale' && listing) return m.inventory_on_sale_for({ price: formatMoney(listing.price) })
  if (status === 'reserved' && listing) return m.inventory_reserved_for({ price: formatMoney(listing.price) })
  if (status === 'locked' && tradable_at !== null) {
    return m.inventory_locked_until({ time: formatDateTime(tradable_at, timeZone) })
  }
  return statusNames[status]()
}

const pastFailures: Record<ListingFailure, () => string> = {
  item_gone: m.inventory_failed_item_gone,
  item_changed: m.inventory_failed_item_changed,
  item_locked: m.inventory_failed_item_locked,
  inventory_private: m.inventory_failed_inventory_private,
  api_key_invalid: m.inventory_failed_api_key_invalid,
  seller_banned: m.inventory_failed_seller_banned,
}

/** Why an earlier listing failed; undefined if unknown. */
export const pastFailureWords = (failure: string | null): string | undefined =>
  failure !== null && failure in pastFailures ? pastFailures[failure as ListingFailure]() : undefined

/** Why the item's listing has failed; undefined if it has not. */
export const failureWords = ({ listing }: Pick<ShownItem, 'listing'>): string | undefined => {
  const failure: ListingFailure | null | undefined = listing?.failure
  return failure ? describeFailure(failure) : undefined
}
