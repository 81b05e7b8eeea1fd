import { searchPatterns, searchTextOfName } from '../catalogue/search-text.ts'
import type { LocalName } from '../catalogue/vocabulary.ts'

/** Whether a keyword fits a name, by the rules of the search of goods; without one every name fits. */
export function isNamed(name: LocalName, keyword: string | undefined): boolean {
  if (keyword === undefined) return true
  const patterns = searchPatterns(keyword)
  const text = searchTextOfName(name)
  return patterns.length > 0 && patterns.every((pattern) => text.includes(pattern.replaceAll('%', '')))
}
