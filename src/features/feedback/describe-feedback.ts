import type { FeedbackState, FeedbackTopic, ShopReportReason } from '#contract/words.ts'
import * as m from '#paraglide/messages.js'

export const topicNames: Record<FeedbackTopic, () => string> = {
  order: m.feedback_topic_order,
  payment: m.feedback_topic_payment,
  account: m.feedback_topic_account,
  item: m.feedback_topic_item,
  shop: m.feedback_topic_shop,
  suggestion: m.feedback_topic_suggestion,
  other: m.feedback_topic_other,
}

export const reasonNames: Record<ShopReportReason, () => string> = {
  not_delivered: m.feedback_reason_not_delivered,
  misleading: m.feedback_reason_misleading,
  off_market: m.feedback_reason_off_market,
  abusive: m.feedback_reason_abusive,
  other: m.feedback_reason_other,
}

export const stateNames: Record<FeedbackState, () => string> = {
  open: m.feedback_state_open,
  answered: m.feedback_state_answered,
  closed: m.feedback_state_closed,
}

/** The accent marks what awaits the user. */
export const stateTones = { open: 'info', answered: 'accent', closed: 'neutral' } as const

/** What the form asks about a topic, and what to write. */
export function questionOf(topic: FeedbackTopic): { label: string; placeholder: string } {
  if (topic === 'suggestion') return { label: m.feedback_suggestion(), placeholder: m.feedback_suggestion_hint() }
  return { label: m.feedback_text(), placeholder: topic === 'shop' ? m.feedback_report_hint() : m.feedback_text_hint() }
}
