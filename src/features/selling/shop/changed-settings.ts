import type { CallData, CallInput } from '#contract/call.ts'
import type { info, setState } from '#contract/shop.ts'
import { deliveryPromises } from '#contract/words.ts'

export type OwnShop = CallData<typeof info>
export type Settings = Required<CallInput<typeof setState>>

/** The settings of a shop as they stand in the form. */
export interface ShopForm {
  isOnline: boolean
  name: string
  notice: string
  /** Minutes, or `none`. */
  promise: string
  percent: string
}

export const formOf = (shop: Pick<OwnShop, keyof Settings>): ShopForm => ({
  isOnline: shop.is_online,
  name: shop.name ?? '',
  notice: shop.notice ?? '',
  promise: String(shop.delivery_minutes ?? 'none'),
  percent: String(shop.lowest_bargain_percent),
})

/** The percentage typed; 0 if it is not one from 1 to 99. */
export const percentOf = (text: string) => (/^\d{1,2}$/.test(text) ? Number(text) : 0)

const settingsOf = ({ isOnline, name, notice, promise, percent }: ShopForm): Settings => ({
  is_online: isOnline,
  name: name.trim() || null,
  notice: notice.trim() || null,
  delivery_minutes: deliveryPromises.find((minutes) => String(minutes) === promise) ?? null,
  lowest_bargain_percent: percentOf(percent),
})

/**
 * The settings changed since the form was opened; null if none were. The others are not sent: they may have been
 * changed on another device since.
 */
export function changedSettings(opened: ShopForm, form: ShopForm): Partial<Settings> | null {
  const before = settingsOf(opened)
  const changed = Object.entries(settingsOf(form)).filter(([field, value]) => value !== before[field as keyof Settings])
  return changed.length > 0 ? Object.fromEntries(changed) : null
}
