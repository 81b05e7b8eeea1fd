import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useCallback, useEffect, useEffectEvent, useMemo, useRef } from 'react'
import { toast } from '#design/ui/status/toast-store.ts'
import { sellingKeys } from '#features/listings/selling-keys.ts'
import { formatNumber } from '#i18n/format.ts'
import { portfolioKeys } from '#features/portfolio/queries.ts'
import { marketTime } from '#lib/time/market-time.ts'
import * as m from '#paraglide/messages.js'
import { isUnread, type Sync } from './model.ts'
import { startSyncMutation, syncQuery } from './queries.ts'

/** The inventory sync: its state, and a function to start one. The first one starts by itself. When a sync ends, the
 * lists of items and listings are invalidated, and the worth of the items. */
export function useSync() {
  const client = useQueryClient()
  const { data, error, isPending, isFetching, dataUpdatedAt, refetch } = useQuery(syncQuery())
  const { mutate, isPending: isAsking, isError } = useMutation(startSyncMutation(client))
  const startedBefore = data?.started_at
  const begin = useCallback(
    () =>
      mutate(undefined, {
        onSuccess: (now) => {
          // The platform rate-limits syncs: if one ran moments ago, its state is returned in place of a new one.
          const isOld = now.state !== 'running' && now.started_at === startedBefore
          const seconds = Math.max(1, Math.ceil(now.next_at - marketTime() / 1000))
          if (isOld) toast({ text: m.inventory_sync_too_soon({ seconds: formatNumber(seconds) }) })
        },
      }),
    [mutate, startedBefore],
  )
  const beginFirst = useEffectEvent(() => mutate())
  const isFirst = data !== undefined && isUnread(data)
  useEffect(() => {
    if (isFirst) beginFirst()
  }, [isFirst])

  const ended = useRef<Sync['finished_at'] | undefined>(undefined)
  useEffect(() => {
    if (!data) return
    const isNew = ended.current !== undefined && data.state !== 'running' && data.finished_at !== ended.current
    if (data.state !== 'running') ended.current = data.finished_at
    else ended.current ??= null
    if (!isNew) return
    void client.invalidateQueries({ queryKey: sellingKeys.lists() })
    void client.invalidateQueries({ queryKey: portfolioKeys.all })
  }, [client, data])

  const isStarting = isAsking || (isFirst && !isError)
  // Memoized so that selecting items, which re-renders the page, does not re-render the sync line.
  return useMemo(
    () => ({ found: { data, error, isPending, isFetching, dataUpdatedAt, refetch }, isStarting, begin }),
    [data, error, isPending, isFetching, dataUpdatedAt, refetch, isStarting, begin],
  )
}

export type Reading = ReturnType<typeof useSync>
