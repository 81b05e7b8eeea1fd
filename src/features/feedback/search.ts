import { matching, oneOf, searchSchema } from '#lib/search/search-schema.ts'

/** What the feedback routes need, apart from the pages: every page of the site loads all routes. */

/** Object ids are decimal strings of 63-bit numbers. */
const id = /^[1-9]\d{0,17}$/
export const isFeedbackId = (text: string) => id.test(text)

export const states = ['open', 'answered', 'closed'] as const
export type State = (typeof states)[number]
export const topics = ['order', 'payment', 'account', 'item', 'suggestion', 'other'] as const
export type Topic = (typeof topics)[number]

/** `state` narrows the list; `topic` and `order` are what a new feedback begins with, for links from elsewhere. */
export const feedbackSearch = searchSchema({ state: oneOf(states), topic: oneOf(topics), order: matching(id) })
export type FeedbackSearch = ReturnType<typeof feedbackSearch>
