import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Button } from '#design/ui/action/button.tsx'
import { Field } from '#design/ui/form/field.tsx'
import { Select } from '#design/ui/form/select.tsx'
import * as m from '#paraglide/messages.js'
import { KeepRuleFields } from './keep-rule-fields.tsx'
import { type KeptRule, rulesQuery } from './queries.ts'
import { draftOf, type RuleDraft } from './rule-draft.ts'
import { RuleForm } from './rule-form.tsx'
import { ruleLabel } from './rule-words.ts'

/** A rule as typed, and the kept rule it came from, as long as it is unchanged. */
export interface ChosenRule {
  draft: RuleDraft
  kept: Pick<KeptRule, 'rule_id' | 'name' | 'is_paused'> | null
}

interface RuleChoiceProps {
  rule: ChosenRule
  onRule: (rule: ChosenRule) => void
}

const none = 'none'

/** One of the person's rules, or a one-off rule, which can be saved under a name on the spot. */
export function RuleChoice({ rule, onRule }: RuleChoiceProps) {
  // Fetched once: what the rules last did to other listings does not matter here.
  const { data: mine } = useQuery({ ...rulesQuery(), refetchInterval: false })
  const [isNaming, setNaming] = useState(false)
  const isKeeping = isNaming && rule.kept === null
  const choose = (id: string) => {
    const kept = mine?.rules.find(({ rule_id }) => rule_id === id)
    onRule(kept ? { draft: draftOf(kept.rule), kept } : { ...rule, kept: null })
  }
  return (
    <>
      {mine && mine.rules.length > 0 && (
        <Field label={m.price_rules_choice()}>
          {(control) => (
            <Select
              {...control}
              options={[
                { value: none, label: m.price_rules_choice_none() },
                ...mine.rules.map((kept) => ({ value: kept.rule_id, label: ruleLabel(kept) })),
              ]}
              value={rule.kept?.rule_id ?? none}
              onChange={choose}
              isFull
            />
          )}
        </Field>
      )}
      <RuleForm draft={rule.draft} onChange={(draft) => onRule({ draft, kept: null })} isKept={isKeeping} />
      {isKeeping ? (
        <KeepRuleFields
          draft={rule.draft}
          onKept={(kept) => {
            setNaming(false)
            onRule({ draft: rule.draft, kept })
          }}
          onCancel={() => setNaming(false)}
        />
      ) : (
        rule.kept === null && (
          <span>
            <Button onClick={() => setNaming(true)}>{m.price_rules_keep_this()}</Button>
          </span>
        )
      )}
    </>
  )
}
