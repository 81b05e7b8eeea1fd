import { flag, oneOf, searchSchema } from '#lib/search/search-schema.ts'

/** What the message page's route needs, apart from the page itself: every page of the site loads all routes. */

export const categories = ['trade', 'money', 'account', 'service'] as const
export type Category = (typeof categories)[number]

/** S2.19 Which messages are shown. */
export const mailSearch = searchSchema({ category: oneOf(categories), unread: flag })
export type MailFilter = ReturnType<typeof mailSearch>
