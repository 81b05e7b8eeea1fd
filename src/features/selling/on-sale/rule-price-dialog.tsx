import { useState } from 'react'
import type { PriceRule } from '#contract/price-rules/price-rule.ts'
import { Button } from '#design/ui/action/button.tsx'
import { Form } from '#design/ui/form/form.tsx'
import { type ChosenRule, RuleChoice } from '#features/price-rules/rule-choice.tsx'
import { newRuleDraft, ruleOf } from '#features/price-rules/rule-draft.ts'
import { FormDialog } from '#features/writes/form-dialog.tsx'
import { formatNumber } from '#i18n/format.ts'
import * as m from '#paraglide/messages.js'
import { tradeDialog } from '#styled-system/recipes/trade-dialog.js'
import type { SellingItem } from '../model.ts'
import { RulePricePreview } from './rule-price-preview.tsx'

interface RulePriceDialogProps {
  items: readonly SellingItem[]
  onClose: () => void
}

/**
 * New prices by a rule: the rule, a preview of its price for each listing with the reason, then the change as a job. A
 * kept rule can stay attached and keep repricing.
 */
export default function RulePriceDialog({ items, onClose }: RulePriceDialogProps) {
  const [rule, setRule] = useState<ChosenRule>({ draft: newRuleDraft, kept: null })
  const [asked, setAsked] = useState<PriceRule | null>(null)
  const [isStaying, setStaying] = useState(false)
  const made = ruleOf(rule.draft, false)
  const isTyped = rule.kept === null && rule.draft !== newRuleDraft
  const choose = (next: ChosenRule) => {
    if (next.kept?.rule_id !== rule.kept?.rule_id) setStaying(false)
    setRule(next)
  }
  const submit = () => {
    if ('rule' in made) setAsked(made.rule)
  }
  return (
    <FormDialog
      isOpen
      isUnsaved={!asked && isTyped}
      onClose={onClose}
      title={m.selling_rule_title({ count: formatNumber(items.length) })}
      closeLabel={m.shell_close()}
      size="wide"
    >
      {asked ? (
        <div className={tradeDialog({ isWide: true }).root}>
          <RulePricePreview
            items={items}
            rule={asked}
            kept={rule.kept}
            isStaying={isStaying}
            onStaying={setStaying}
            isTyped={isTyped}
            onBack={() => setAsked(null)}
            onClose={onClose}
          />
        </div>
      ) : (
        <Form className={tradeDialog({ isWide: true }).root} onSubmit={submit}>
          <RuleChoice rule={rule} onRule={choose} />
          <div data-dialog-action="">
            <Button type="submit" look="primary" size="lg" isFull disabled={!('rule' in made)}>
              {m.selling_rule_preview()}
            </Button>
          </div>
        </Form>
      )}
    </FormDialog>
  )
}
