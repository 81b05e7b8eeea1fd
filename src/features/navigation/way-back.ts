import { stringifySearch } from '#lib/search/search-codec.ts'

/** S2.42 Where something has to be done first: the address of that page, with the way back (a path of this site) for when it is. */
export const stepHref = (path: string, back: string, anchor = '') => path + stringifySearch({ back }) + anchor

/** The page that the browser is on, as the way back to it. */
export const herePath = () => location.pathname + location.search

/** What the exchange takes of the path that another service sends the browser back to: some of them allow no more. */
const returnable = (path: string, longest: number) => /^\S+$/.test(path) && path.length <= longest

/** The first of these paths that another service can send the browser back to. */
export const returnPathFrom = (wanted: string, otherwise: string, longest = 300) =>
  returnable(wanted, longest) ? wanted : otherwise
