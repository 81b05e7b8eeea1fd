import { useQuery } from '@tanstack/react-query'
import { useEffect, useEffectEvent } from 'react'
import { useIsOffline } from '#features/connection/use-is-offline.ts'
import { sellingKeys } from '#features/listings/selling-keys.ts'
import { usePlace } from '#features/navigation/use-place.ts'
import { attachRuleMutation } from '#features/price-rules/mutations.ts'
import { ruleKeys } from '#features/price-rules/queries.ts'
import { tellAttached } from '#features/price-rules/rule-words.ts'
import { useIdempotentMutation } from '#features/writes/use-idempotent-mutation.ts'
import { jobItemsQuery, type ListingJob } from './queries.ts'
import { settleRule } from './watched-jobs.ts'

/** Attaches the chosen rule to what a job listed, once the job has ended. Without an answer it retries on the next page
 * and once the connection is back; a refusal is reported and final. */
export function KeepRule({ job: { job_id }, ruleId }: { job: ListingJob; ruleId: string }) {
  const { path } = usePlace()
  const isOffline = useIsOffline()
  const { data: listed, isError, refetch } = useQuery(jobItemsQuery(job_id, 'done'))
  const settle = () => settleRule(job_id)
  const { send } = useIdempotentMutation(attachRuleMutation(job_id), {
    refresh: [ruleKeys.all, sellingKeys.lists()],
    onDone: (answer) => {
      tellAttached(answer)
      settle()
    },
    onFailed: ({ end }) => end === 'refused' && settle(),
  })
  const attach = useEffectEvent(() => {
    if (isOffline) return
    if (isError) void refetch({ cancelRefetch: false })
    const listingIds = listed?.flatMap(({ listing_id }) => listing_id ?? [])
    if (listingIds?.length === 0) settle()
    // Sends nothing while the last attempt is in flight, and the same attempt again after a failure.
    else if (listingIds) void send({ rule_id: ruleId, listing_ids: listingIds })
  })
  useEffect(() => attach(), [listed, path, isOffline])
  return null
}
