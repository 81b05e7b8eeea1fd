import { matching, searchSchema } from '#lib/search/search-schema.ts'

/** What the routes of texts need, apart from the pages: every page of the site loads all routes. */

const slug = /^[a-z0-9_-]{1,60}$/

/** S2.12 `?name=yhxy` is the user agreement, `?name=yszc` the privacy policy. */
export const agreementSearch = searchSchema({ name: matching(slug) })
export const helpSearch = searchSchema({ id: matching(slug) })

/** Where a published text is read; the app's views of it stand for no address of their own. */
export const documentPath = (kind: 'help' | 'agreement', name: string | undefined): string =>
  name === undefined ? `/${kind}` : `/${kind}?${kind === 'help' ? 'id' : 'name'}=${name}`

/** The list of what the app passes on to others is an agreement, too. */
export const thirdPartyName = 'third-party'
