import { useState } from 'react'
import { type PriceBase, priceBases, type PriceEnding, priceEndings } from '#contract/price-rules/words.ts'
import { AmountField } from '#design/ui/form/amount-field.tsx'
import { Field } from '#design/ui/form/field.tsx'
import { Segmented } from '#design/ui/form/segmented.tsx'
import { Select } from '#design/ui/form/select.tsx'
import { TextField } from '#design/ui/form/text-field.tsx'
import * as m from '#paraglide/messages.js'
import { priceRuleForm } from '#styled-system/recipes/price-rule-form.js'
import { type DraftProblem, hasNth, type RuleDraft, ruleOf } from './rule-draft.ts'
import { ruleSentence } from './rule-sentence.ts'

const baseOptions: Record<PriceBase, () => string> = {
  lowest: m.price_rules_base_option_lowest,
  lowest_same_wear: m.price_rules_base_option_lowest_same_wear,
  highest_purchase: m.price_rules_base_option_highest_purchase,
  median_7d: m.price_rules_base_option_median_7d,
  nth_cheapest: m.price_rules_base_option_nth_cheapest,
}

const problemTexts: Record<DraftProblem, () => string> = {
  size: m.price_rules_wrong_size,
  nth: m.price_rules_wrong_nth,
  floor: m.price_rules_wrong_floor,
  ceiling: m.price_rules_wrong_ceiling,
}

const endingName = (ending: PriceEnding) => (ending === 'none' ? m.price_rules_ending_none() : `.${ending}`)

interface RuleFormProps {
  draft: RuleDraft
  onChange: (draft: RuleDraft) => void
  /** The rule reprices by itself, so it needs a floor. */
  isKept: boolean
}

/** The fields of a price rule, and the rule as a sentence. */
export function RuleForm({ draft, onChange, isKept }: RuleFormProps) {
  const styles = priceRuleForm()
  const made = ruleOf(draft, isKept)
  const errorOf = (field: DraftProblem) =>
    'problems' in made && made.problems.includes(field) ? problemTexts[field]() : undefined
  const set =
    <Name extends keyof RuleDraft>(name: Name) =>
    (value: RuleDraft[Name]) =>
      onChange({ ...draft, [name]: value })
  const bases = priceBases.map((value) => ({ value, label: baseOptions[value]() }))
  // An empty floor is no mistake before it could be filled in.
  const [isFloorLeft, setFloorLeft] = useState(false)
  const isFloorAwaited = isKept && draft.floor === '' && !isFloorLeft
  return (
    <fieldset className={styles.root}>
      <legend className={styles.legend}>{m.price_rules_form()}</legend>
      <Field label={m.price_rules_base()} hint={m.price_rules_own()}>
        {(control) => <Select {...control} options={bases} value={draft.base} onChange={set('base')} isFull />}
      </Field>
      <Field label={m.price_rules_fallback_label()}>
        {(control) => (
          <Select
            {...control}
            options={[{ value: 'none', label: m.price_rules_fallback_none() } as const, ...bases]}
            value={draft.fallback}
            onChange={set('fallback')}
            isFull
          />
        )}
      </Field>
      {hasNth(draft) && (
        <TextField
          label={m.price_rules_nth()}
          value={draft.nth}
          inputMode="numeric"
          isNumeric
          error={errorOf('nth')}
          onChange={(event) => set('nth')(event.target.value)}
        />
      )}
      <div className={styles.step}>
        <Segmented
          label={m.price_rules_direction()}
          options={[
            { value: 'under', label: m.price_rules_direction_under() },
            { value: 'over', label: m.price_rules_direction_over() },
          ]}
          value={draft.direction}
          onChange={set('direction')}
        />
        <TextField
          label={m.price_rules_size()}
          isLabelHidden
          value={draft.size}
          inputMode="decimal"
          isNumeric
          error={errorOf('size')}
          onChange={(event) => set('size')(event.target.value)}
        />
        <Segmented
          label={m.price_rules_unit()}
          options={[
            { value: 'percent', label: m.price_rules_unit_percent() },
            { value: 'amount', label: m.price_rules_unit_amount() },
          ]}
          value={draft.unit}
          onChange={set('unit')}
        />
      </div>
      <AmountField
        label={m.price_rules_floor_label()}
        value={draft.floor}
        onChange={set('floor')}
        error={isFloorAwaited ? undefined : errorOf('floor')}
        hint={isFloorAwaited ? m.price_rules_wrong_floor() : undefined}
        onBlur={() => setFloorLeft(true)}
      />
      <AmountField
        label={m.price_rules_ceiling_label()}
        value={draft.ceiling}
        onChange={set('ceiling')}
        error={errorOf('ceiling')}
      />
      <Field label={m.price_rules_ending_label()} hint={m.price_rules_ending_hint()}>
        {(control) => (
          <Select
            {...control}
            options={priceEndings.map((value) => ({ value, label: endingName(value) }))}
            value={draft.ending}
            onChange={set('ending')}
            isFull
          />
        )}
      </Field>
      <output className={styles.sentence}>{'rule' in made ? ruleSentence(made.rule) : null}</output>
    </fieldset>
  )
}
