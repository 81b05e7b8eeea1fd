import { flag, matching, searchSchema } from '#lib/search-schema.ts'

/** S2.33 A path of this site. Two slashes, or a backslash, would name another host; "/.//" is two slashes in disguise. */
const ownPath = /^(?![^?#]*\/\/)\/[^\\\p{Cc}]{0,1000}$/u

/** S2.16 Search params of every page: whether the login dialog is open, and the page to go to after it. */
export const rootSearch = searchSchema({ login: flag, redirect_url: matching(ownPath) })

/** S2.33 The path to go to after login, or undefined when it is none of ours. */
export const ownPathOf = (value: string | undefined) => (value !== undefined && ownPath.test(value) ? value : undefined)
