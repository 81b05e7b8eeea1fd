import { feedbackStates, feedbackTopics, shopReportReasons } from '#contract/words.ts'
import { objectId, oneOf, searchSchema } from '#lib/search/search-schema.ts'

/** What the feedback routes need, kept apart from the pages: every page of the site loads all routes. */

/** `state` filters the list; the others prefill a new feedback, for links from elsewhere. */
export const feedbackSearch = searchSchema({
  state: oneOf(feedbackStates),
  topic: oneOf(feedbackTopics),
  order: objectId,
  shop: objectId,
  reason: oneOf(shopReportReasons),
})
export type FeedbackSearch = ReturnType<typeof feedbackSearch>
