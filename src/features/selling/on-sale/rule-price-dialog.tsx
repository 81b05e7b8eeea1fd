import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { PriceRule } from '#contract/price-rules/price-rule.ts'
import { Button } from '#design/ui/action/button.tsx'
import { Dialog } from '#design/ui/dialog/dialog.tsx'
import { MoneyAction } from '#features/connection/money-button.tsx'
import { FailedQuery } from '#features/errors/failed-state.tsx'
import { JobOutcome } from '#features/listing-jobs/job-outcome.tsx'
import { createJobMutation } from '#features/listing-jobs/mutations.ts'
import { jobKeys } from '#features/listing-jobs/queries.ts'
import { watchJob } from '#features/listing-jobs/watched-jobs.ts'
import { sellingKeys } from '#features/listings/selling-keys.ts'
import { quoteQuery } from '#features/price-rules/queries.ts'
import { newRuleDraft, ruleOf } from '#features/price-rules/rule-draft.ts'
import { RuleForm } from '#features/price-rules/rule-form.tsx'
import { RulePreview } from '#features/price-rules/rule-preview.tsx'
import { useIdempotentMutation } from '#features/writes/use-idempotent-mutation.ts'
import { formatMoney } from '#i18n/format.ts'
import { sumOf } from '#lib/money.ts'
import * as m from '#paraglide/messages.js'
import { tradeDialog } from '#styled-system/recipes/trade-dialog.js'
import type { SellingItem, SellingPage } from '../model.ts'
import { FarUnderCheck } from './far-under-check.tsx'
import { repriced } from './reprice.ts'

interface RulePriceDialogProps {
  items: readonly SellingItem[]
  facts: Pick<SellingPage, 'price_min' | 'price_max'>
  onClose: () => void
}

/** Applies a rule once: the rule, a preview of each price with its reason, then the change as a job. */
export default function RulePriceDialog({ items, facts, onClose }: RulePriceDialogProps) {
  const [draft, setDraft] = useState(newRuleDraft)
  const [rule, setRule] = useState<PriceRule | null>(null)
  const made = ruleOf(draft, false)
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={m.selling_rule_title({ count: items.length })}
      closeLabel={m.shell_close()}
      size="wide"
    >
      <div className={tradeDialog({ isWide: true }).root}>
        {rule ? (
          <Preview items={items} facts={facts} rule={rule} onBack={() => setRule(null)} />
        ) : (
          <>
            <RuleForm draft={draft} onChange={setDraft} isKept={false} />
            <div data-dialog-action="">
              <Button
                look="primary"
                size="lg"
                isFull
                disabled={!('rule' in made)}
                onClick={() => 'rule' in made && setRule(made.rule)}
              >
                {m.selling_rule_preview()}
              </Button>
            </div>
          </>
        )}
      </div>
    </Dialog>
  )
}

interface PreviewProps extends Omit<RulePriceDialogProps, 'onClose'> {
  rule: PriceRule
  onBack: () => void
}

function Preview({ items, facts, rule, onBack }: PreviewProps) {
  const [isSure, setSure] = useState(false)
  const [jobId, setJobId] = useState<string | null>(null)
  const found = useQuery(
    quoteQuery(
      items.map(({ listing }) => listing.listing_id),
      rule,
    ),
  )
  const start = useIdempotentMutation(createJobMutation(), {
    refresh: [sellingKeys.lists(), jobKeys.newest()],
    onDone: ({ job_id }) => {
      watchJob({ jobId: job_id })
      setJobId(job_id)
    },
  })
  const itemOf = (id: string | null) => items.find(({ listing }) => listing.listing_id === id)
  const nameOf = (id: string) => itemOf(id)?.goods_info.name ?? id
  if (jobId !== null) return <JobOutcome jobId={jobId} />
  if (found.isPending) return <p role="status">{m.selling_rule_asking()}</p>
  if (!found.data) return <FailedQuery title={m.selling_rule_failed()} query={found} />
  const rows = found.data.items.flatMap(({ listing_id, price, quote }) =>
    listing_id !== null && quote ? [{ id: listing_id, name: nameOf(listing_id), before: price, quote }] : [],
  )
  const changes = rows.flatMap(({ id, before, quote }) =>
    quote.ok && quote.price !== before ? [{ id, price: quote.price, net: quote.net }] : [],
  )
  const farUnder = changes.flatMap(({ id, price }) => {
    const item = itemOf(id)
    return item ? repriced([item], { kind: 'price', price }, facts).flatMap((one) => one.farUnder ?? []) : []
  })
  const canSend = changes.length > 0 && (farUnder.length === 0 || isSure)
  return (
    <>
      <RulePreview rows={rows} nth={rule.nth} />
      <FarUnderCheck farUnder={farUnder} isSure={isSure} onChange={setSure} />
      <div data-dialog-action="">
        <Button onClick={onBack}>{m.selling_rule_back()}</Button>
        <MoneyAction
          look="primary"
          size="lg"
          isFull
          disabled={!canSend}
          isLoading={start.isBusy}
          onClick={() =>
            void start.send({
              items: changes.map(({ id, price }) => ({ action: 'reprice', listing_id: id, price })),
            })
          }
        >
          {changes.length === 0
            ? m.selling_rule_none()
            : m.selling_reprice_go({ count: changes.length, net: formatMoney(sumOf(changes.map(({ net }) => net))) })}
        </MoneyAction>
      </div>
    </>
  )
}
