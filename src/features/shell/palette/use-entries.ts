import { useQuery } from '@tanstack/react-query'
import { maxKeyword } from '#contract/bounds.ts'
import { useSuggestions } from '#features/market/use-suggestions.ts'
import { useBargainPaths } from '#features/navigation/bargain-path.ts'
import { useMarketPath } from '#features/navigation/use-market-path.ts'
import { useOrderPaths } from '#features/navigation/order-path.ts'
import { usePurchasePaths } from '#features/navigation/purchase-path.ts'
import { usePlace } from '#features/navigation/use-place.ts'
import { sessionQuery } from '#features/session/queries.ts'
import { formatMoney } from '#i18n/format.ts'
import * as m from '#paraglide/messages.js'
import { type EntryGroup, orSearch, searchHref } from './entry-groups.ts'
import { openPages, otherNamesOf, ownPages } from './pages.ts'
import { type Entry, numberOf, rank } from './rank.ts'
import { useActions } from './use-actions.ts'

/** How many of each kind are shown. */
const most = 6

interface Entries {
  /** The matches by kind, without empty kinds and only those this person may open; a search of the market if none. */
  groups: EntryGroup[]
  /** Searches the market for what was typed. */
  search: string
}

export function useEntries(text: string): Entries {
  // The field takes whole inspect links, which are longer than anything that can be searched for.
  const typed = text.trimStart().slice(0, maxKeyword)
  const { data: session } = useQuery({ ...sessionQuery(), meta: { quiet: true } })
  const isSignedIn = !!session
  const { find } = usePlace()
  const { market } = useMarketPath()
  const actions = useActions(isSignedIn)
  const byNumber = useNumbers()
  const goods = useSuggestions(typed, true)
  const number = isSignedIn ? numberOf(typed) : undefined
  const pages = [...(isSignedIn ? ownPages : []), ...openPages].flatMap((page): Entry[] => {
    const { path, name, section } = page
    const href = find(path)
    return href ? [{ id: path, name: name(), also: otherNamesOf(page), section: section?.(), href }] : []
  })
  const groups = [
    { id: 'numbers', name: m.palette_numbers(), entries: number === undefined ? [] : byNumber(number) },
    { id: 'pages', name: m.palette_pages(), entries: rank(pages, typed, most) },
    { id: 'actions', name: m.palette_actions(), entries: rank(actions, typed, most) },
    {
      id: 'goods',
      name: m.palette_items(),
      isStale: !goods.isAnswered,
      entries: goods.items.slice(0, most).map(({ goods_id, name, image, lowest_price }) => ({
        id: goods_id,
        name,
        also: '',
        section: lowest_price === null ? undefined : formatMoney(lowest_price),
        href: `/goods/${goods_id}`,
        image,
      })),
    },
  ]
  return { groups: orSearch(groups, market, typed, goods.isNothing), search: searchHref(market, typed) }
}

/** Only the page knows what a number belongs to, so every kind is offered. */
function useNumbers(): (number: string) => Entry[] {
  const { find } = usePlace()
  const { order } = useOrderPaths()
  const { purchase } = usePurchasePaths()
  const { bargain } = useBargainPaths()
  return (number) =>
    [
      { id: 'order', name: m.palette_order({ number }), href: order(number) },
      { id: 'purchase', name: m.palette_purchase({ number }), href: purchase(number) },
      { id: 'sent', name: m.palette_sent_bargain({ number }), href: bargain('buyer', number) },
      { id: 'received', name: m.palette_received_bargain({ number }), href: bargain('seller', number) },
      { id: 'feedback', name: m.palette_conversation({ number }), href: `${find('/feedback') ?? ''}/${number}` },
    ].map((entry) => ({ ...entry, also: '' }))
}
