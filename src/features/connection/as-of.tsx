import type { UseQueryResult } from '@tanstack/react-query'
import { formatMoment } from '#i18n/format.ts'
import { useTimeZone } from '#i18n/use-time-zone.ts'
import { UpstreamError } from '#lib/calls/call-result.ts'
import * as m from '#paraglide/messages.js'
import { asOf } from '#styled-system/recipes/as-of.js'
import { useIsOffline } from './use-is-offline.ts'

export interface AsOfProps {
  query: Pick<UseQueryResult, 'data' | 'error' | 'dataUpdatedAt'>
}

/** Shows the age of data that was fetched before the connection was lost, or that failed to refetch. Renders nothing
 * while it is up to date. */
export function AsOf({ query: { data, error, dataUpdatedAt } }: AsOfProps) {
  const isOffline = useIsOffline()
  const timeZone = useTimeZone()
  if (data === undefined || dataUpdatedAt === 0) return null
  if (!isOffline && !error) return null
  const time = formatMoment(dataUpdatedAt / 1000, timeZone)
  const wasOffline = error instanceof UpstreamError && error.error.kind === 'offline'
  return (
    <p className={asOf()} role="status">
      {isOffline || wasOffline ? m.error_offline_as_of({ time }) : m.error_as_of({ time })}
    </p>
  )
}
