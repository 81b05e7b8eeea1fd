import type { LeftTexts } from '#features/writes/tell-who-left.ts'
import * as m from '#paraglide/messages.js'

/** Messages for a user who closed a checkout while it was paying. */
export const leftTexts: LeftTexts = {
  paid: m.checkout_left_paid,
  unpaid: m.checkout_left_unpaid,
  unknown: m.checkout_left_unknown,
}
