import { useQuery } from '@tanstack/react-query'
import { memo, type ReactNode } from 'react'
import { codes } from '#contract/codes.ts'
import { Button, LinkButton } from '#design/ui/action/button.tsx'
import { AlertIcon, ExternalIcon, RefreshIcon } from '#design/ui/icon/icons.tsx'
import { useIsHydrating } from '#design/ui/use-is-hydrating.ts'
import { useIsOffline } from '#features/connection/use-is-offline.ts'
import { FailedQuery } from '#features/errors/failed-state.tsx'
import { showPreparation } from '#features/preparation/notice-store.ts'
import { platformPagesQuery } from '#features/preparation/preparation-queries.ts'
import { formatMoment, formatNumber } from '#i18n/format.ts'
import { useTimeZone } from '#i18n/use-time-zone.ts'
import { businessCodeOf } from '#lib/calls/call-result.ts'
import { marketTime } from '#lib/time/market-time.ts'
import * as m from '#paraglide/messages.js'
import { inventoryPage } from '#styled-system/recipes/inventory-page.js'
import { syncShare, syncStanding, type Sync, type SyncStanding } from './model.ts'
import type { Reading } from './use-sync.ts'

type Problem = Exclude<SyncStanding, 'running' | 'never' | 'fresh'>

const problems: Record<Problem, () => string> = {
  private: m.inventory_sync_private,
  rate_limited: m.inventory_sync_rate_limited,
  slow: m.inventory_sync_slow,
  unavailable: m.inventory_sync_unavailable,
  stale: m.inventory_sync_stale,
}

const isProblem = (standing: SyncStanding): standing is Problem => standing in problems

/** S1.5 When the items were last read from the platform, the progress of a sync, or why it failed and how to fix
 * that. */
export const SyncLine = memo(function SyncLine({ reading }: { reading: Reading }) {
  const { found, isStarting, begin } = reading
  const isOffline = useIsOffline()
  const isHydrating = useIsHydrating()
  const styles = inventoryPage()
  if (found.isPending) return <div className={styles.sync} aria-busy="true" role="status" />
  if (!found.data) {
    return businessCodeOf(found.error) === codes.platformNotBound ? (
      <Problem text={m.inventory_sync_unbound()}>
        <Button look="primary" onClick={showPreparation}>
          {m.inventory_prepare()}
        </Button>
      </Problem>
    ) : (
      <FailedQuery title={m.inventory_sync_unknown()} query={found} />
    )
  }
  const now = isHydrating ? found.dataUpdatedAt : marketTime()
  const standing = syncStanding(found.data, now)
  const isBusy = standing === 'running' || isStarting
  const again = (
    <Button icon={<RefreshIcon />} isLoading={isBusy} disabled={isOffline} onClick={begin}>
      {m.inventory_sync_start()}
    </Button>
  )
  if (!isProblem(standing) || isStarting) {
    return (
      <div className={styles.sync}>
        {isBusy ? <Progress sync={found.data} /> : <Fresh sync={found.data} now={now} />}
        {again}
      </div>
    )
  }
  return (
    <Problem text={problems[standing]()} since={<AsRead sync={found.data} now={now} />}>
      {standing === 'private' && <PrivacyLink />}
      {again}
    </Problem>
  )
})

function Problem({ text, since, children }: { text: string; since?: ReactNode; children: ReactNode }) {
  const styles = inventoryPage()
  return (
    <div className={styles.sync} data-tone="warning">
      <p className={styles.problem} role="status">
        <AlertIcon size={18} />
        <span>
          {text} {since}
        </span>
      </p>
      <span className={styles.syncActions}>{children}</span>
    </div>
  )
}

function PrivacyLink() {
  const { data } = useQuery(platformPagesQuery())
  if (!data) return null
  return (
    <LinkButton href={data.privacy_url} target="_blank" rel="noreferrer" icon={<ExternalIcon />}>
      {m.preparation_step_inventory_action()}
    </LinkButton>
  )
}

interface SyncProps {
  sync: Sync
  /** By the market's clock, in ms. */
  now: number
}

function AsRead({ sync: { read_at }, now }: SyncProps) {
  const timeZone = useTimeZone()
  if (read_at === null) return null
  return m.inventory_sync_as_of({ time: formatMoment(read_at, timeZone, now / 1000) })
}

function Fresh({ sync, now }: SyncProps) {
  const { read_at, item_count, unknown_count, added_count, gone_count } = sync
  const timeZone = useTimeZone()
  const styles = inventoryPage()
  if (read_at === null) return <p className={styles.syncWords}>{m.inventory_sync_never()}</p>
  const words = [
    m.inventory_items({ count: formatNumber(item_count) }),
    added_count > 0 && added_count < item_count && m.inventory_sync_added({ count: formatNumber(added_count) }),
    gone_count > 0 && m.inventory_sync_gone({ count: formatNumber(gone_count) }),
    unknown_count > 0 && m.inventory_sync_others({ count: formatNumber(unknown_count) }),
  ]
  return (
    <p className={styles.syncWords} role="status">
      <strong>{m.inventory_sync_read({ time: formatMoment(read_at, timeZone, now / 1000) })}</strong>{' '}
      <span className={styles.syncFacts}>{words.filter(Boolean).join(' · ')}</span>
    </p>
  )
}

function Progress({ sync }: { sync: Sync }) {
  const styles = inventoryPage()
  const { pages_read, items_read, items_expected } = sync
  const share = syncShare(sync)
  const pages = m.inventory_sync_pages({ count: formatNumber(pages_read) })
  const items =
    items_expected === null
      ? m.inventory_items({ count: formatNumber(items_read) })
      : m.inventory_sync_read_of({ count: formatNumber(items_read), total: formatNumber(items_expected) })
  return (
    <div className={styles.syncWords}>
      <p role="status">
        <strong>{m.inventory_sync_running()}</strong>{' '}
        {pages_read > 0 && <span className={styles.syncFacts}>{`${pages} · ${items}`}</span>}
      </p>
      <progress
        className={styles.progress}
        max={1}
        {...(share !== undefined && { value: share })}
        aria-label={m.inventory_sync_running()}
      />
    </div>
  )
}
