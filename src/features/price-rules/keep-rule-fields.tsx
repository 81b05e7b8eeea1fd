import { useEffect, useRef, useState, type KeyboardEvent } from 'react'
import { maxRuleName } from '#contract/price-rules/words.ts'
import { Button } from '#design/ui/action/button.tsx'
import { TextField } from '#design/ui/form/text-field.tsx'
import { MoneyAction } from '#features/connection/money-button.tsx'
import * as m from '#paraglide/messages.js'
import { priceRuleForm } from '#styled-system/recipes/price-rule-form.js'
import type { KeptRule } from './queries.ts'
import { keptOf, type RuleDraft } from './rule-draft.ts'
import { useSaveRule } from './use-save-rule.ts'

interface KeepRuleFieldsProps {
  draft: RuleDraft
  onKept: (rule: Pick<KeptRule, 'rule_id' | 'name' | 'is_paused'>) => void
  onCancel: () => void
}

/** The name to save a typed rule under. It is inside the rule's form, and handles Enter itself. */
export function KeepRuleFields({ draft, onKept, onCancel }: KeepRuleFieldsProps) {
  const [name, setName] = useState('')
  const field = useRef<HTMLInputElement>(null)
  const { send, isBusy, error, clearError } = useSaveRule()
  const body = keptOf(draft, name)
  useEffect(() => field.current?.focus(), [])
  const keep = async () => {
    if (!body || isBusy) return
    const ended = await send(body)
    if (ended.end === 'done') onKept(ended.data)
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || event.nativeEvent.isComposing) return
    event.preventDefault()
    void keep()
  }
  return (
    <div className={priceRuleForm().keep}>
      <TextField
        ref={field}
        label={m.price_rules_name()}
        hint={m.price_rules_keep_hint()}
        value={name}
        maxLength={maxRuleName}
        autoComplete="off"
        error={error}
        onKeyDown={onKeyDown}
        onChange={({ target }) => {
          clearError()
          setName(target.value)
        }}
      />
      <span className={priceRuleForm().keepActs}>
        <Button onClick={onCancel}>{m.price_rules_keep_cancel()}</Button>
        <MoneyAction disabled={body === null} isLoading={isBusy} onClick={() => void keep()}>
          {m.price_rules_save()}
        </MoneyAction>
      </span>
    </div>
  )
}
