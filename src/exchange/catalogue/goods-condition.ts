import { and, inArray, like, sql, type SQL } from 'drizzle-orm'
import { goods } from '../db/schema/catalogue.ts'
import { invalidRequest, type Refusal } from '../refusal.ts'
import { searchPatterns } from './search-text.ts'
import { CATEGORIES } from './vocabulary.ts'

/** Narrows a list by its goods; an unknown category is refused, not ignored. */
export function goodsCondition({
  keyword,
  categories,
}: {
  keyword?: string | undefined
  categories?: readonly string[] | undefined
}): SQL | undefined | Refusal {
  if (categories?.some((key) => !Object.hasOwn(CATEGORIES, key))) return invalidRequest(['categories'])
  const patterns = keyword ? searchPatterns(keyword) : []
  // A keyword without a letter or digit matches nothing.
  if (keyword && patterns.length === 0) return sql`false`
  return and(
    categories && inArray(goods.category, [...categories]),
    ...patterns.map((pattern) => like(goods.searchText, pattern)),
  )
}
