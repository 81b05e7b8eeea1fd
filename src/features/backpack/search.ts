import { maxKeyword } from '#contract/bounds.ts'
import { backpackShows } from '#contract/words.ts'
import { oneOf, searchSchema, text } from '#lib/search/search-schema.ts'

/** What the backpack's route needs, kept apart from its page: every page of the site loads all routes. */
export const backpackSearch = searchSchema({ show: oneOf(backpackShows, 'all'), keyword: text(maxKeyword) })
export type BackpackSearch = ReturnType<typeof backpackSearch>
