import { stringifySearch } from '#lib/search/search-codec.ts'

/** S2.42 The address of a page where a prerequisite is completed, with the path of this site to return to. */
export const stepHref = (path: string, back: string, anchor = '') => path + stringifySearch({ back }) + anchor

/** The browser's current page, as a return path. */
export const herePath = () => location.pathname + location.search

/** What the exchange accepts as the return path for another service, some of which allow no more. */
const returnable = (path: string, longest: number) => /^\S+$/.test(path) && path.length <= longest

/** `wanted` if another service can redirect back to it, `otherwise` if not. */
export const returnPathFrom = (wanted: string, otherwise: string, longest = 300) =>
  returnable(wanted, longest) ? wanted : otherwise
