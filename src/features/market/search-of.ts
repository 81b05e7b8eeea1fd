import { marketSearch, type MarketRequest, type MarketSearch } from './model.ts'

/** The search behind a request to the exchange: the inverse of `requestOf`. */
export function searchOf(asked: MarketRequest): MarketSearch {
  const { has_charm, has_name_tag, level, page_size: _, ...request } = asked
  const said = (value: boolean | undefined) => (value === undefined ? undefined : value ? 'yes' : 'no')
  return marketSearch({
    ...request,
    has_charm: said(has_charm),
    has_name_tag: said(has_name_tag),
    level: level === 'listings' ? level : undefined,
  })
}
