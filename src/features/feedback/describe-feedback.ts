import * as m from '#paraglide/messages.js'
import type { State, Topic } from './search.ts'

export const topicNames: Record<Topic, () => string> = {
  order: m.feedback_topic_order,
  payment: m.feedback_topic_payment,
  account: m.feedback_topic_account,
  item: m.feedback_topic_item,
  suggestion: m.feedback_topic_suggestion,
  other: m.feedback_topic_other,
}

export const stateNames: Record<State, () => string> = {
  open: m.feedback_state_open,
  answered: m.feedback_state_answered,
  closed: m.feedback_state_closed,
}

/** The accent is for what waits for the person who looks at it. */
export const stateTones = { open: 'info', answered: 'accent', closed: 'neutral' } as const
