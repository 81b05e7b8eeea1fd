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

/** A rule as it is typed, and whose it is: one that is kept, as long as nobody has changed it. */
export interface ChosenRule {
  draft: RuleDraft
  kept: Pick<KeptRule, 'rule_id' | 'name'> | null
}

interface RuleChoiceProps {
  rule: ChosenRule
  onRule: (rule: ChosenRule) => void
}

const none = 'none'

/** One of the person's rules, or one typed for this once, which can be kept under a name there and then. */
export function RuleChoice({ rule, onRule }: RuleChoiceProps) {
  // What they last did to other listings is nobody's concern here: asked for once.
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
                ...mine.rules.map(({ rule_id, name }) => ({ value: rule_id, label: name })),
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
