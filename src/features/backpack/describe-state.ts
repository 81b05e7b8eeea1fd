import * as m from '#paraglide/messages.js'
import type { BackpackState } from './model.ts'

export const stateNames: Record<BackpackState, () => string> = {
  protected: m.backpack_state_protected,
  sellable: m.backpack_state_sellable,
  locked: m.backpack_state_locked,
  in_order: m.backpack_state_in_order,
  on_sale: m.backpack_state_on_sale,
  reserved: m.backpack_state_reserved,
  failed: m.backpack_state_failed,
  sold: m.backpack_state_sold,
}

export const stateTones = {
  protected: 'info',
  sellable: 'positive',
  locked: 'neutral',
  in_order: 'warning',
  on_sale: 'info',
  reserved: 'warning',
  failed: 'negative',
  sold: 'neutral',
} as const satisfies Record<BackpackState, string>
