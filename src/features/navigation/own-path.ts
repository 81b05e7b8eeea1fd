import { flag, matching, searchSchema } from '#lib/search/search-schema.ts'

/** S2.33 A path of this site. Two slashes, or a backslash, would name another host; "/.//" is two slashes in disguise.
 * Undefined when it is none of ours. */
export const ownPath = matching(/^(?![^?#]*\/\/)\/[^\\\p{Cc}]{0,1000}$/u)

/** S2.16 Search params of every page: whether the login dialog is open, and the page to go to after it. */
export const rootSearch = searchSchema({ login: flag, redirect_url: ownPath })

/** S2.42 Search params of the pages where something is done before something else: the page to go back to then. */
export const backSearch = searchSchema({ back: ownPath })
