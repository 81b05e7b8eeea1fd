import { mailCategories } from '#contract/words.ts'
import { flag, oneOf, searchSchema } from '#lib/search/search-schema.ts'

/**
 * What the route of the message page needs. It is kept apart from the page, because every page of the site loads all
 * routes.
 */

/** S2.19 Which messages are shown. */
export const mailSearch = searchSchema({ category: oneOf(mailCategories), unread: flag })
export type MailFilter = ReturnType<typeof mailSearch>
