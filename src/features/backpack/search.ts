import { oneOf, searchSchema, text } from '#lib/search/search-schema.ts'

export const shows = ['all', 'protected', 'owned', 'sold'] as const
export type Show = (typeof shows)[number]

/** What the backpack's route needs, apart from the page: every page of the site loads all routes. */
export const backpackSearch = searchSchema({ show: oneOf(shows, 'all'), keyword: text(80) })
export type BackpackSearch = ReturnType<typeof backpackSearch>
