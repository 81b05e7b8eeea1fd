import { searchPatterns, searchTextOfName } from '../catalogue/search-text.ts'
import type { LocalName } from '../catalogue/vocabulary.ts'

/** Whether a name matches a keyword, by the rules of the goods search; without a keyword every name matches. */
export function isNamed(name: LocalName, keyword: string | undefined): boolean {
  if (keyword === undefined) return true
  const patterns = searchPatterns(keyword)
  const text = searchTextOfName(name)
  return patterns.length > 0 && patterns.every((pattern) => text.includes(pattern.replaceAll('%', '')))
}
