import { flag, matching, searchSchema } from '#lib/search/search-schema.ts'

/**
 * S2.33 A path of this site. Two slashes, or a backslash, would name another host; "/.//" is two slashes in disguise.
 * Undefined for any other value.
 */
export const ownPath = matching(/^(?![^?#]*\/\/)\/[^\\\p{Cc}]{0,1000}$/u)

/** S2.16 Search params of every page: whether the login dialog is open, and the page to go to afterwards. */
export const rootSearch = searchSchema({ login: flag, redirect_url: ownPath })

/** S2.42 Search params of pages where a prerequisite is completed: the page to return to afterwards. */
export const backSearch = searchSchema({ back: ownPath })
