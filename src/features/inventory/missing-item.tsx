import type { UseQueryResult } from '@tanstack/react-query'
import { codes } from '#contract/codes.ts'
import { Skeleton } from '#design/ui/status/skeleton.tsx'
import { EmptyState } from '#design/ui/status/states.tsx'
import { FailedQuery } from '#features/errors/failed-state.tsx'
import { businessCodeOf } from '#lib/calls/call-result.ts'
import * as m from '#paraglide/messages.js'
import { itemSheet } from '#styled-system/recipes/item-sheet.js'

/** Whether the answer is that the user has no such item. */
export const isNoItem = (error: Error | null) => businessCodeOf(error) === codes.notFound

/** In place of an item that the user does not have, or no longer. */
export const NoItem = () => (
  <EmptyState isCompact title={m.inventory_item_missing()} text={m.inventory_item_missing_text()} />
)

type Found = Pick<UseQueryResult, 'error' | 'isFetching' | 'refetch'>

/** In place of an item: it is loading, there is none, or it could not be loaded. */
export function MissingItem({ found }: { found: Found }) {
  const { error } = found
  if (!error) {
    return (
      <div className={itemSheet().root} role="status" aria-busy="true" aria-label={m.inventory_loading()}>
        <Skeleton shape="block" width="full" />
        <Skeleton shape="row" width="full" count={4} />
      </div>
    )
  }
  if (isNoItem(error)) return <NoItem />
  return <FailedQuery title={m.inventory_item_failed()} query={found} />
}
