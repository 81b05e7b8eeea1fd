import { useQuery } from '@tanstack/react-query'
import { lazy, Suspense, useState, type ReactNode } from 'react'
import type { RepricingOutcome } from '#contract/price-rules/words.ts'
import { Button } from '#design/ui/action/button.tsx'
import { Badge } from '#design/ui/data/badge.tsx'
import { ConfirmDialog } from '#design/ui/dialog/confirm-dialog.tsx'
import { preloadDialog } from '#design/ui/dialog/dialog.tsx'
import { Skeleton } from '#design/ui/status/skeleton.tsx'
import { EmptyState } from '#design/ui/status/states.tsx'
import { AsOf } from '#features/connection/as-of.tsx'
import { FailedQuery } from '#features/errors/failed-state.tsx'
import { sellingKeys } from '#features/listings/selling-keys.ts'
import { useIdempotentMutation, useIsUnderWay } from '#features/writes/use-idempotent-mutation.ts'
import { formatNumber } from '#i18n/format.ts'
import { loadOnline } from '#lib/browser/load-online.ts'
import * as m from '#paraglide/messages.js'
import { card } from '#styled-system/recipes/card.js'
import { priceRulesPage } from '#styled-system/recipes/price-rules-page.js'
import { deleteRuleMutation, pauseRuleMutation, saveRuleMutation } from './mutations.ts'
import { type KeptRule, ruleKeys, rulesQuery } from './queries.ts'
import { ruleSentence } from './rule-sentence.ts'

const RuleDialog = lazy(() => loadOnline(() => import('./rule-dialog.tsx')))

const outcomeNames: Record<RepricingOutcome, (inputs: { count: string }) => string> = {
  repriced: m.price_rules_did_repriced,
  unchanged: m.price_rules_did_unchanged,
  no_base: m.price_rules_did_no_base,
  no_ending: m.price_rules_did_no_ending,
  out_of_bounds: m.price_rules_did_out_of_bounds,
  not_on_sale: m.price_rules_did_not_on_sale,
  seller_restricted: m.price_rules_did_restricted,
}

/**
 * S1.5 The person's rules as sentences: how many listings each prices, how often, and its latest run. `children` are
 * additional tools for many prices.
 */
export function RulesPage({ children }: { children?: ReactNode }) {
  const found = useQuery(rulesQuery())
  // `new`, or the rule being changed.
  const [edited, setEdited] = useState<KeptRule | 'new' | null>(null)
  const styles = priceRulesPage()
  const add = (
    <Button look="primary" onPointerEnter={preloadDialog} onClick={() => setEdited('new')}>
      {m.price_rules_new()}
    </Button>
  )
  return (
    <div className={styles.root}>
      {found.isPending ? (
        <div role="status" aria-busy="true" aria-label={m.price_rules_loading()}>
          <Skeleton shape="row" width="full" count={4} />
        </div>
      ) : !found.data ? (
        <FailedQuery title={m.price_rules_failed()} query={found} />
      ) : found.data.rules.length === 0 ? (
        <EmptyState title={m.price_rules_empty()} text={m.price_rules_empty_text()} action={add} />
      ) : (
        <>
          <div className={styles.head}>
            <p className={styles.note}>{m.price_rules_pace({ minutes: found.data.pause_seconds / 60 })}</p>
            {add}
          </div>
          <AsOf query={found} />
          <ul className={styles.list} aria-label={m.price_rules_list()}>
            {found.data.rules.map((rule) => (
              <RuleCard key={rule.rule_id} rule={rule} onEdit={() => setEdited(rule)} />
            ))}
          </ul>
        </>
      )}
      {children}
      <Suspense fallback={null}>
        {edited && <RuleDialog rule={edited === 'new' ? null : edited} onClose={() => setEdited(null)} />}
      </Suspense>
    </div>
  )
}

function RuleCard({ rule: kept, onEdit }: { rule: KeptRule; onEdit: () => void }) {
  const { rule_id, name, rule, is_paused, listing_count, outcomes } = kept
  const [isAsking, setAsking] = useState(false)
  const refresh = [ruleKeys.all, sellingKeys.lists()]
  const isSaving = useIsUnderWay(saveRuleMutation(rule_id))
  const pause = useIdempotentMutation(pauseRuleMutation(rule_id), { refresh })
  const remove = useIdempotentMutation(deleteRuleMutation(rule_id), { refresh })
  const styles = priceRulesPage()
  return (
    <li className={`${styles.rule} ${card({ pad: 'md' })}`}>
      <div className={styles.ruleHead}>
        <h2 className={styles.name}>{name}</h2>
        {is_paused && <Badge tone="neutral">{m.price_rules_paused()}</Badge>}
      </div>
      <p className={styles.sentence}>{ruleSentence(rule)}</p>
      <p className={styles.note}>
        {[
          m.price_rules_on({ count: formatNumber(listing_count) }),
          ...outcomes.map(({ outcome, count }) => outcomeNames[outcome]({ count: formatNumber(count) })),
        ].join(' · ')}
      </p>
      <div className={styles.acts}>
        <Button
          size="sm"
          aria-label={m.price_rules_change_of({ name })}
          isLoading={isSaving}
          onPointerEnter={preloadDialog}
          onClick={onEdit}
        >
          {m.price_rules_change()}
        </Button>
        <Button
          size="sm"
          aria-label={is_paused ? m.price_rules_resume_of({ name }) : m.price_rules_pause_of({ name })}
          isLoading={pause.isBusy}
          onClick={() => void pause.send({ rule_id, is_paused: !is_paused })}
        >
          {is_paused ? m.price_rules_resume() : m.price_rules_pause()}
        </Button>
        <Button
          size="sm"
          look="danger"
          aria-label={m.price_rules_delete_of({ name })}
          onPointerEnter={preloadDialog}
          onClick={() => setAsking(true)}
        >
          {m.price_rules_delete()}
        </Button>
      </div>
      <ConfirmDialog
        isOpen={isAsking}
        onClose={() => setAsking(false)}
        title={m.price_rules_delete_title({ name })}
        text={m.price_rules_delete_text({ count: formatNumber(listing_count) })}
        confirmLabel={m.price_rules_delete()}
        cancelLabel={m.price_rules_keep()}
        closeLabel={m.shell_close()}
        isDanger
        isBusy={remove.isBusy}
        onConfirm={() => void remove.send({ rule_id }).then(() => setAsking(false))}
      />
    </li>
  )
}
