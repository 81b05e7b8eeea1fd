import { queryOptions } from '@tanstack/react-query'
import type { CallData } from '#contract/call.ts'
import type { PriceRule } from '#contract/price-rules/price-rule.ts'
import type { list, quoteRule } from '#contract/price-rules/price-rules.ts'
import { maxJobItems } from '#contract/words.ts'
import { sellingKeys } from '#features/listings/selling-keys.ts'
import { compareNames } from '#i18n/compare-names.ts'
import { chunksOf } from '#lib/chunks-of.ts'
import { unwrap } from '#lib/calls/call-result.ts'
import type { PriceListRow } from './price-list.ts'
import { checkPrices, fetchRuleQuotes, fetchRules } from './price-rules.functions.ts'

export type KeptRule = CallData<typeof list>['rules'][number]

export const ruleKeys = {
  all: ['price-rules'] as const,
  kept: () => [...ruleKeys.all, 'kept'] as const,
  quote: (ids: readonly string[], rule: PriceRule | undefined) => [...sellingKeys.lists(), 'quote', ids, rule] as const,
  itemQuotes: (ids: readonly string[], rule: PriceRule | undefined) =>
    [...sellingKeys.lists(), 'item-quotes', ids, rule] as const,
  pricesNow: (ids: readonly string[]) => [...sellingKeys.lists(), 'prices-now', ids] as const,
  check: (rows: readonly PriceListRow[]) => [...sellingKeys.lists(), 'price-list', rows] as const,
}

/** A rule has not yet processed all its listings; that takes seconds. */
const isPending = ({ is_paused, listing_count, outcomes }: KeptRule) =>
  !is_paused && outcomes.reduce((sum, { count }) => sum + count, 0) < listing_count

/** The poll interval for rules, in milliseconds: they may reprice at any time. */
export const rulesInterval = (rules: readonly KeptRule[] = []) => (rules.some(isPending) ? 2_000 : 30_000)

/** My rules by name, polled. */
export const rulesQuery = () =>
  queryOptions({
    queryKey: ruleKeys.kept(),
    queryFn: async ({ signal }) => {
      const mine = unwrap(await fetchRules({ signal }))
      return { ...mine, rules: mine.rules.toSorted((a, b) => compareNames(a.name, b.name)) }
    },
    staleTime: 10_000,
    refetchInterval: ({ state }) => rulesInterval(state.data?.rules),
    meta: { quiet: true },
  })

/** The market's prices for my listings, and those that a rule would give them. */
export const quoteQuery = (listingIds: readonly string[], rule?: PriceRule) =>
  queryOptions({
    queryKey: ruleKeys.quote(listingIds, rule),
    queryFn: async ({ signal }) =>
      unwrap(await fetchRuleQuotes({ data: { listing_ids: [...listingIds], rule }, signal })),
    staleTime: 0,
    gcTime: 0,
    meta: { quiet: true },
  })

/** What my listings cost now, and the market's prices for them, as many as there are. */
export const pricesNowQuery = (listingIds: readonly string[]) =>
  queryOptions({
    queryKey: ruleKeys.pricesNow(listingIds),
    queryFn: async ({ signal }) => {
      const quoted: CallData<typeof quoteRule>['items'] = []
      for (const listing_ids of chunksOf(listingIds, maxJobItems)) {
        quoted.push(...unwrap(await fetchRuleQuotes({ data: { listing_ids }, signal })).items)
      }
      return quoted
    },
    staleTime: 0,
    gcTime: 0,
    meta: { quiet: true },
  })

/** The market's prices for my items, and those that a rule would give them. */
export const itemQuotesQuery = (assetIds: readonly string[], rule?: PriceRule) =>
  queryOptions({
    queryKey: ruleKeys.itemQuotes(assetIds, rule),
    queryFn: async ({ signal }) => unwrap(await fetchRuleQuotes({ data: { asset_ids: [...assetIds], rule }, signal })),
    staleTime: 0,
    gcTime: 0,
    meta: { quiet: true },
  })

/** Which rows of a price list can be applied. */
export const priceListQuery = (rows: readonly PriceListRow[]) =>
  queryOptions({
    queryKey: ruleKeys.check(rows),
    queryFn: async ({ signal }) => unwrap(await checkPrices({ data: { rows: [...rows] }, signal })),
    staleTime: 0,
    gcTime: 0,
    meta: { quiet: true },
  })
