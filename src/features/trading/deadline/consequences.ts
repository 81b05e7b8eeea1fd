import type { Consequence as MailConsequence } from '#contract/mail.ts'
import * as m from '#paraglide/messages.js'

type Consequence = MailConsequence | 'order_cancelled'

const words: Record<Consequence, () => string> = {
  order_cancelled: m.deadline_else_order_cancelled,
  buyer_refunded: m.deadline_else_buyer_refunded,
  taken_down: m.deadline_else_taken_down,
  money_back: m.deadline_else_money_back,
  bargain_over: m.deadline_else_bargain_over,
  bargain_money_back: m.deadline_else_bargain_money_back,
}

/** What happens if a deadline passes, as a sentence. */
export const describeConsequence = (consequence: Consequence) => words[consequence]()
