import { useSuspenseInfiniteQuery } from '@tanstack/react-query'
import { Button } from '#design/ui/button.tsx'
import { assetWords } from '#features/items/asset-words.ts'
import * as m from '#paraglide/messages.js'
import { collectList } from '#styled-system/recipes/collect-list.js'
import { MarkList } from './mark-list.tsx'
import type { MarkedListing } from './model.ts'
import { markedListingsQuery } from './queries.ts'

/** Marked listings; those that are gone stay, and say so, until they are removed. */
export function ListingsTab() {
  const list = useSuspenseInfiniteQuery(markedListingsQuery())
  return (
    <MarkList
      label={m.collect_tab_listings()}
      list={list}
      empty={{ title: m.collect_empty_listings(), text: m.collect_empty_listings_text() }}
      rowOf={({ asset, seller, is_available, price }) => ({
        facts: [...assetWords(asset), m.collect_seller({ name: seller.nickname })].join(' · '),
        priceNow: is_available ? price : null,
        goneText: m.collect_gone(),
      })}
      above={(listings, remove) => <Gone listings={listings} onRemove={remove} />}
    />
  )
}

/** Of one request. */
const mostAtOnce = 100

function Gone({ listings, onRemove }: { listings: readonly MarkedListing[]; onRemove: (ids: string[]) => void }) {
  const gone = listings.filter(({ is_available }) => !is_available).slice(0, mostAtOnce)
  if (gone.length === 0) return null
  return (
    <div className={collectList().bar} role="status">
      <span>{m.collect_gone_count({ count: gone.length })}</span>
      <Button size="sm" onClick={() => onRemove(gone.map(({ bookmark_id }) => bookmark_id))}>
        {m.collect_remove_gone()}
      </Button>
    </div>
  )
}
