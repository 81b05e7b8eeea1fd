import { useSuspenseInfiniteQuery } from '@tanstack/react-query'
import type { FocusEventHandler } from 'react'
import { Button } from '#design/ui/action/button.tsx'
import { TagIcon } from '#design/ui/icon/item-icons.tsx'
import { MoneyButton } from '#features/connection/money-button.tsx'
import { assetWords } from '#features/items/asset-words.ts'
import { formatMoney } from '#i18n/format.ts'
import * as m from '#paraglide/messages.js'
import { bookmarksList } from '#styled-system/recipes/bookmarks-list.js'
import { BookmarkList, type BookmarkTool } from './bookmark-list.tsx'
import type { BookmarkedListing } from './model.ts'
import { bookmarkedListingsQuery } from './queries.ts'

export interface ListingsTabProps {
  onBargain: (listingId: string) => void
  /** Called when the bargain button is hovered or focused. */
  onAim: () => void
  tool: BookmarkTool
}

/** Bookmarked listings. Those that are gone stay, marked as such, until they are removed. */
export function ListingsTab({ onBargain, onAim, tool }: ListingsTabProps) {
  const list = useSuspenseInfiniteQuery(bookmarkedListingsQuery())
  return (
    <BookmarkList
      label={m.bookmarks_tab_listings()}
      list={list}
      tool={tool}
      empty={{ title: m.bookmarks_empty_listings(), text: m.bookmarks_empty_listings_text() }}
      rowOf={({ asset, seller, is_available, is_bargainable, price, listing_id }) => ({
        facts: [...assetWords(asset), m.bookmarks_seller({ name: seller.nickname })].join(' · '),
        priceNow: is_available ? price : null,
        goneText: m.bookmarks_gone(),
        action: (
          <span className={bookmarksList().bargain}>
            {is_available && is_bargainable && (
              <MoneyButton
                look="ghost"
                size="sm"
                icon={<TagIcon size={16} />}
                title={m.bookmarks_bargain()}
                aria-label={m.bookmarks_bargain_listing({
                  listing: [formatMoney(price), ...assetWords(asset)].join(' · '),
                })}
                onPointerEnter={onAim}
                onFocus={onAim}
                onClick={() => onBargain(listing_id)}
              >
                <span className={bookmarksList().bargainWord}>{m.bookmarks_bargain()}</span>
              </MoneyButton>
            )}
          </span>
        ),
      })}
      above={(listings, remove, onFocus) => <Gone listings={listings} onRemove={remove} onFocus={onFocus} />}
    />
  )
}

/** The limit of one request. */
const mostAtOnce = 100

interface GoneProps {
  listings: readonly BookmarkedListing[]
  onRemove: (ids: string[]) => void
  onFocus: FocusEventHandler
}

function Gone({ listings, onRemove, onFocus }: GoneProps) {
  const gone = listings.filter(({ is_available }) => !is_available).slice(0, mostAtOnce)
  if (gone.length === 0) return null
  return (
    <div className={bookmarksList().bar} role="status" onFocus={onFocus}>
      <span>{m.bookmarks_gone_count({ count: gone.length })}</span>
      <Button size="sm" onClick={() => onRemove(gone.map(({ bookmark_id }) => bookmark_id))}>
        {m.bookmarks_remove_gone()}
      </Button>
    </div>
  )
}
