import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { PriceRule } from '#contract/price-rules/price-rule.ts'
import { Button } from '#design/ui/action/button.tsx'
import { Step } from '#design/ui/dialog/step.tsx'
import { Form } from '#design/ui/form/form.tsx'
import { FailedQuery } from '#features/errors/failed-state.tsx'
import { itemQuotesQuery } from '#features/price-rules/queries.ts'
import { type ChosenRule, RuleChoice } from '#features/price-rules/rule-choice.tsx'
import { ruleOf } from '#features/price-rules/rule-draft.ts'
import { RulePreview } from '#features/price-rules/rule-preview.tsx'
import { formatNumber } from '#i18n/format.ts'
import * as m from '#paraglide/messages.js'
import { listingSheet } from '#styled-system/recipes/listing-sheet.js'
import { previewOf, type Ruled, ruledOf } from './by-rule.ts'
import type { SheetRow } from './rows.ts'
import type { Prices } from './totals.ts'

interface RuleStepProps {
  rows: readonly SheetRow[]
  prices: Prices
  rule: ChosenRule
  onRule: (rule: ChosenRule) => void
  onTake: (ruled: ReadonlyMap<string, Ruled>) => void
  onBack: () => void
}

/** Prices everything by one rule: first the rule, new or saved, then its result for each line with the reason. */
export function RuleStep({ rule, onRule, onBack, ...rest }: RuleStepProps) {
  const [asked, setAsked] = useState<PriceRule | null>(null)
  const made = ruleOf(rule.draft, false)
  if (asked) return <Preview rule={asked} onBack={() => setAsked(null)} {...rest} />
  const submit = () => {
    if ('rule' in made) setAsked(made.rule)
  }
  return (
    <Step className={listingSheet().root} onBack={onBack}>
      <Form className={listingSheet().form} onSubmit={submit}>
        <RuleChoice rule={rule} onRule={onRule} />
        <div className={listingSheet().actions} data-dialog-action="row">
          <Button size="lg" onClick={onBack}>
            {m.listing_sheet_back()}
          </Button>
          <Button type="submit" look="primary" size="lg" disabled={!('rule' in made)}>
            {m.selling_rule_preview()}
          </Button>
        </div>
      </Form>
    </Step>
  )
}

interface PreviewProps extends Omit<RuleStepProps, 'rule' | 'onRule'> {
  rule: PriceRule
}

function Preview({ rows, prices, rule, onTake, onBack }: PreviewProps) {
  const found = useQuery(
    itemQuotesQuery(
      rows.map(({ id }) => id),
      rule,
    ),
  )
  const preview = found.data ? previewOf(rows, prices, found.data) : []
  const count = preview.filter(({ quote }) => quote.ok).length
  return (
    <Step className={listingSheet().root} onBack={onBack}>
      {found.data ? (
        <RulePreview rows={preview} nth={rule.nth} />
      ) : found.isError ? (
        <FailedQuery title={m.selling_rule_failed()} query={found} />
      ) : (
        <p role="status" aria-busy="true">
          {m.selling_rule_asking()}
        </p>
      )}
      <div className={listingSheet().actions} data-dialog-action="row">
        <Button size="lg" onClick={onBack}>
          {m.selling_rule_back()}
        </Button>
        <Button look="primary" size="lg" disabled={count === 0} onClick={() => onTake(ruledOf(preview, rule.nth))}>
          {count === 0 ? m.listing_sheet_take_none() : m.listing_sheet_take({ count, shown: formatNumber(count) })}
        </Button>
      </div>
    </Step>
  )
}
