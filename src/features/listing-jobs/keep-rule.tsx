import { useQuery } from '@tanstack/react-query'
import { useEffect, useEffectEvent } from 'react'
import { toast } from '#design/ui/status/toast-store.ts'
import { sellingKeys } from '#features/listings/selling-keys.ts'
import { attachRuleMutation } from '#features/price-rules/mutations.ts'
import { ruleKeys } from '#features/price-rules/queries.ts'
import { useIdempotentMutation } from '#features/writes/use-idempotent-mutation.ts'
import * as m from '#paraglide/messages.js'
import { jobItemsQuery, type ListingJob } from './queries.ts'
import { watchJob } from './watched-jobs.ts'

/** Attaches the chosen rule to what a job listed, once the job has ended. Without an answer it retries on the next
 * page; a refusal is reported and final. */
export function KeepRule({ job: { job_id }, ruleId }: { job: ListingJob; ruleId: string }) {
  const { data: listed } = useQuery(jobItemsQuery(job_id, 'done'))
  const settle = () => watchJob({ jobId: job_id, ruleId, isRuled: true })
  const { send } = useIdempotentMutation(attachRuleMutation(job_id), {
    refresh: [ruleKeys.all, sellingKeys.lists()],
    onDone: () => {
      toast({ text: m.selling_keep_rule_on(), tone: 'positive' })
      settle()
    },
    onFailed: ({ end }) => end === 'refused' && settle(),
  })
  const attach = useEffectEvent((listingIds: string[]) => {
    if (listingIds.length === 0) settle()
    else void send({ rule_id: ruleId, listing_ids: listingIds })
  })
  useEffect(() => {
    if (listed) attach(listed.flatMap(({ listing_id }) => listing_id ?? []))
  }, [listed])
  return null
}
