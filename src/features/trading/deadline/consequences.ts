import type { Consequence as MailConsequence } from '#contract/mail.ts'
import * as m from '#paraglide/messages.js'

type Consequence =
  | MailConsequence
  | 'order_cancelled'
  | 'back_on_sale'
  | 'bargain_lapses'
  | 'purchase_cancelled'
  | 'withdrawal_cancelled'

const words: Record<Consequence, () => string> = {
  order_cancelled: m.deadline_else_order_cancelled,
  buyer_refunded: m.deadline_else_buyer_refunded,
  taken_down: m.deadline_else_taken_down,
  money_back: m.deadline_else_money_back,
  back_on_sale: m.deadline_else_back_on_sale,
  bargain_lapses: m.deadline_else_bargain_lapses,
  bargain_over: m.deadline_else_bargain_over,
  bargain_money_back: m.deadline_else_bargain_money_back,
  purchase_cancelled: m.deadline_else_purchase_cancelled,
  withdrawal_cancelled: m.deadline_else_withdrawal_cancelled,
}

/** What happens if a deadline passes, as a sentence. */
export const describeConsequence = (consequence: Consequence) => words[consequence]()

/** What a missed deadline costs a seller. Only a listing that was bought can be taken down; otherwise the item fills a
 * purchase order. */
export const describeSellersLoss = (hasListing: boolean) =>
  describeConsequence(hasListing ? 'taken_down' : 'buyer_refunded')
