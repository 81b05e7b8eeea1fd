import type { InfiniteData, UseInfiniteQueryResult } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { Button } from '#design/ui/action/button.tsx'
import { LoadMore } from '#design/ui/action/load-more.tsx'
import { WalletIcon } from '#design/ui/icon/icons.tsx'
import { Skeleton } from '#design/ui/status/skeleton.tsx'
import { EmptyState } from '#design/ui/status/states.tsx'
import { AsOf } from '#features/connection/as-of.tsx'
import { describeCallError } from '#features/errors/describe-call-error.ts'
import { FailedQuery } from '#features/errors/failed-state.tsx'
import { callErrorOf } from '#lib/calls/mask-error.ts'
import * as m from '#paraglide/messages.js'
import { walletLog } from '#styled-system/recipes/wallet-log.js'

interface Page<Item> {
  items: Item[]
  next_cursor: string | null
}

interface LogFrameProps<Item> {
  log: UseInfiniteQueryResult<InfiniteData<Page<Item>>>
  empty: { title: string; text: string }
  /** Clears the filters; undefined if none are set. */
  onClear: (() => void) | undefined
  children: (items: readonly Item[]) => ReactNode
}

/** A log page by page, or its loading, empty, error or forbidden state. */
export function LogFrame<Item>({ log, empty, onClear, children }: LogFrameProps<Item>) {
  const styles = walletLog()
  const items = log.data?.pages.flatMap((page) => page.items)
  if (!items) {
    return log.error ? <FailedQuery title={m.wallet_failed()} query={log} /> : <Loading />
  }
  if (items.length === 0) {
    return onClear ? (
      <EmptyState
        isCompact
        icon={<WalletIcon size={24} />}
        title={m.wallet_empty_filtered()}
        text={m.wallet_empty_filtered_text()}
        action={<Button onClick={onClear}>{m.wallet_filter_clear()}</Button>}
      />
    ) : (
      <EmptyState isCompact icon={<WalletIcon size={24} />} {...empty} />
    )
  }
  return (
    <>
      <AsOf query={log} />
      <div className={styles.stale} data-stale={log.isPlaceholderData || undefined}>
        {children(items)}
      </div>
      <LoadMore
        label={m.wallet_load_more()}
        list={log}
        failure={log.error ? describeCallError(callErrorOf(log.error)) : undefined}
        isDivided
      />
    </>
  )
}

export function Loading() {
  return (
    <div className={walletLog().loading} role="status" aria-busy="true" aria-label={m.wallet_log_loading()}>
      <Skeleton shape="row" width="full" count={6} />
    </div>
  )
}
