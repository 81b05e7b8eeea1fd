import { useState } from 'react'
import { maxRuleName } from '#contract/price-rules/words.ts'
import { Form } from '#design/ui/form/form.tsx'
import { TextField } from '#design/ui/form/text-field.tsx'
import { MoneyAction } from '#features/connection/money-button.tsx'
import { FormDialog } from '#features/writes/form-dialog.tsx'
import * as m from '#paraglide/messages.js'
import { priceRulesPage } from '#styled-system/recipes/price-rules-page.js'
import { text } from '#styled-system/recipes/text.js'
import type { KeptRule } from './queries.ts'
import { draftOf, keptOf, newRuleDraft } from './rule-draft.ts'
import { RuleForm } from './rule-form.tsx'
import { useSaveRule } from './use-save-rule.ts'

/** Creates or changes a kept rule. */
export default function RuleDialog({ rule: kept, onClose }: { rule: KeptRule | null; onClose: () => void }) {
  const [name, setName] = useState(kept?.name ?? '')
  const [first] = useState(() => (kept ? draftOf(kept.rule) : newRuleDraft))
  const [draft, setDraft] = useState(first)
  const isTyped = name !== (kept?.name ?? '') || draft !== first
  const { send, isBusy, error, clearError } = useSaveRule(kept?.rule_id, onClose)
  const body = keptOf(draft, name)
  const submit = () => {
    if (!body || isBusy) return
    void send({ ...(kept && { rule_id: kept.rule_id }), ...body })
  }
  return (
    <FormDialog
      isOpen
      isUnsaved={isTyped && !isBusy}
      onClose={onClose}
      title={kept ? m.price_rules_change() : m.price_rules_new()}
      closeLabel={m.shell_close()}
      size="wide"
    >
      <Form className={priceRulesPage().form} onSubmit={submit}>
        <TextField
          label={m.price_rules_name()}
          value={name}
          maxLength={maxRuleName}
          autoComplete="off"
          error={error}
          onChange={({ target }) => {
            clearError()
            setName(target.value)
          }}
        />
        <RuleForm draft={draft} onChange={setDraft} isKept />
        {kept !== null && kept.listing_count > 0 && (
          <p className={text({ size: 'sm', tone: 'muted' })}>{m.selling_reprice_bargains()}</p>
        )}
        <div data-dialog-action="">
          <MoneyAction type="submit" look="primary" size="lg" isFull disabled={body === null} isLoading={isBusy}>
            {m.price_rules_save()}
          </MoneyAction>
        </div>
      </Form>
    </FormDialog>
  )
}
