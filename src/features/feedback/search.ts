import { feedbackStates, feedbackTopics } from '#contract/words.ts'
import { matching, oneOf, searchSchema } from '#lib/search/search-schema.ts'

/** What the feedback routes need, apart from the pages: every page of the site loads all routes. */

/** Object ids are decimal strings of 63-bit numbers. */
const id = /^[1-9]\d{0,17}$/
export const isFeedbackId = (text: string) => id.test(text)

/** `state` narrows the list; `topic` and `order` are what a new feedback begins with, for links from elsewhere. */
export const feedbackSearch = searchSchema({
  state: oneOf(feedbackStates),
  topic: oneOf(feedbackTopics),
  order: matching(id),
})
export type FeedbackSearch = ReturnType<typeof feedbackSearch>
