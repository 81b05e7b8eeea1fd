import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { PriceRule } from '#contract/price-rules/price-rule.ts'
import { Button } from '#design/ui/action/button.tsx'
import { useBackCloses } from '#design/ui/dialog/use-back-closes.ts'
import { Checkbox } from '#design/ui/form/checkbox.tsx'
import { MoneyAction } from '#features/connection/money-button.tsx'
import { FailedQuery } from '#features/errors/failed-state.tsx'
import { JobOutcome } from '#features/listing-jobs/job-outcome.tsx'
import { createJobMutation } from '#features/listing-jobs/mutations.ts'
import { jobKeys } from '#features/listing-jobs/running-jobs.ts'
import { watchJob } from '#features/listing-jobs/watched-jobs.ts'
import { sellingKeys } from '#features/listings/selling-keys.ts'
import { attachRuleMutation } from '#features/price-rules/mutations.ts'
import { quoteQuery, ruleKeys } from '#features/price-rules/queries.ts'
import type { ChosenRule } from '#features/price-rules/rule-choice.tsx'
import { RulePreview } from '#features/price-rules/rule-preview.tsx'
import { staysLabel, tellAttached } from '#features/price-rules/rule-words.ts'
import { PriceCheck, usePriceCheck } from '#features/trading/price/price-check.tsx'
import { useUnsaved } from '#features/writes/form-dialog.tsx'
import { useIdempotentMutation } from '#features/writes/use-idempotent-mutation.ts'
import { formatMoney } from '#i18n/format.ts'
import { sumOf } from '#lib/money.ts'
import * as m from '#paraglide/messages.js'
import { text } from '#styled-system/recipes/text.js'
import type { SellingItem } from '../model.ts'
import { LeaveRules, useLeaveRules } from './leave-rules.tsx'
import { changesOf, type RuleChange } from './rule-changes.ts'

interface RulePricePreviewProps {
  items: readonly SellingItem[]
  rule: PriceRule
  /** The kept rule, if it is one; it can stay attached to the listings. */
  kept: ChosenRule['kept']
  isStaying: boolean
  onStaying: (isStaying: boolean) => void
  /** Whether the rule was made here, and would be lost. */
  isTyped: boolean
  onBack: () => void
  onClose: () => void
}

/** A rule's price for each listing, with its reason; then the change as a job, and its outcome. */
export function RulePricePreview(props: RulePricePreviewProps) {
  const { items, rule, kept, isStaying, onStaying, isTyped, onBack, onClose } = props
  const [jobId, setJobId] = useState<string | null>(null)
  const listingIds = items.map(({ listing }) => listing.listing_id)
  const found = useQuery(quoteQuery(listingIds, rule))
  const changes = changesOf(found.data?.items ?? [])
  const check = usePriceCheck(changes)
  const attach = useIdempotentMutation(attachRuleMutation(), { refresh: [ruleKeys.all, sellingKeys.lists()] })
  const start = useIdempotentMutation(createJobMutation(), {
    refresh: [sellingKeys.lists(), jobKeys.newest()],
    onDone: (job) => {
      watchJob(job)
      setJobId(job.job_id)
    },
    onLeft: watchJob,
  })
  const leaving = useLeaveRules()
  const isBusy = attach.isBusy || leaving.isBusy || start.isBusy
  useUnsaved(isTyped && jobId === null && !isBusy)
  useBackCloses(jobId === null, () => !isBusy && onBack())
  if (jobId !== null) return <JobOutcome jobId={jobId} />
  if (found.isPending) return <p role="status">{m.selling_rule_asking()}</p>
  if (!found.data) return <FailedQuery title={m.selling_rule_failed()} query={found} />
  const mine = new Map(items.map((item) => [item.listing.listing_id, item]))
  const warned = new Map(check.warned.map(({ id, warnings }) => [id, warnings]))
  const rows = found.data.items.flatMap(({ listing_id: id, price, quote }) => {
    const item = id === null ? undefined : mine.get(id)
    if (id === null || !item || !quote) return []
    const { goods_info: info, asset } = item
    return [{ id, info, asset, before: price, quote, warnings: warned.get(id) }]
  })
  // Their own rules would change the new prices again. The rule that is applied would not.
  const otherwiseRuled = changes.flatMap(({ id }) => {
    const item = mine.get(id)
    return item?.rule && item.rule.rule_id !== kept?.rule_id ? [item] : []
  })
  // A rule that stays begins at once: its own new price must not count as changed meanwhile.
  const isRuleOn = isStaying && kept !== null && !kept.is_paused
  const actionOf = ({ id, price, before }: RuleChange) =>
    ({ action: 'reprice', listing_id: id, price, ...(!isRuleOn && { expected_price: before }) }) as const
  const canSend = (changes.length > 0 || isStaying) && check.isSure
  const go = async () => {
    if (isStaying && kept) {
      const attached = await attach.send({ rule_id: kept.rule_id, listing_ids: listingIds })
      if (attached.end !== 'done') return
      tellAttached(attached.data)
    } else if (!(await leaving.leave(otherwiseRuled))) return
    if (changes.length === 0) onClose()
    else void start.send({ items: changes.map(actionOf) })
  }
  return (
    <>
      <RulePreview rows={rows} nth={rule.nth} />
      <p className={text({ size: 'sm', tone: 'muted' })}>{m.selling_reprice_bargains()}</p>
      {kept && <Checkbox label={staysLabel(kept)} checked={isStaying} onChange={() => onStaying(!isStaying)} />}
      {!isStaying && <LeaveRules items={otherwiseRuled} isLeaving={leaving.isLeaving} onChange={leaving.toggle} />}
      <PriceCheck check={check} sure={m.selling_sure} />
      <div data-dialog-action="">
        <Button onClick={onBack}>{m.selling_rule_back()}</Button>
        <MoneyAction look="primary" size="lg" isFull disabled={!canSend} isLoading={isBusy} onClick={() => void go()}>
          {changes.length === 0
            ? isStaying
              ? m.selling_keep_rule_go()
              : m.selling_rule_none()
            : m.selling_reprice_go({ count: changes.length, net: formatMoney(sumOf(changes.map(({ net }) => net))) })}
        </MoneyAction>
      </div>
    </>
  )
}
