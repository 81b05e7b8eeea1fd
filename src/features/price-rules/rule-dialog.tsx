import { useState, type FormEvent } from 'react'
import { Dialog } from '#design/ui/dialog/dialog.tsx'
import { TextField } from '#design/ui/form/text-field.tsx'
import { toast } from '#design/ui/status/toast-store.ts'
import { MoneyAction } from '#features/connection/money-button.tsx'
import { sellingKeys } from '#features/listings/selling-keys.ts'
import { useIdempotentMutation } from '#features/writes/use-idempotent-mutation.ts'
import * as m from '#paraglide/messages.js'
import { priceRulesPage } from '#styled-system/recipes/price-rules-page.js'
import { saveRuleMutation } from './mutations.ts'
import { type KeptRule, ruleKeys } from './queries.ts'
import { draftOf, newRuleDraft, ruleOf } from './rule-draft.ts'
import { RuleForm } from './rule-form.tsx'

/** Creates or changes a kept rule. */
export default function RuleDialog({ rule: kept, onClose }: { rule: KeptRule | null; onClose: () => void }) {
  const [name, setName] = useState(kept?.name ?? '')
  const [draft, setDraft] = useState(() => (kept ? draftOf(kept.rule) : newRuleDraft))
  const { send, isBusy, error, clearError } = useIdempotentMutation(saveRuleMutation(kept?.rule_id), {
    refresh: [ruleKeys.all, sellingKeys.lists()],
    onDone: () => {
      toast({ text: m.price_rules_saved(), tone: 'positive' })
      onClose()
    },
  })
  const made = ruleOf(draft, true)
  const rule = 'rule' in made ? made.rule : null
  const floor = rule?.floor ?? null
  const canSave = rule !== null && floor !== null && name.trim() !== ''
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (!canSave || isBusy) return
    void send({
      ...(kept && { rule_id: kept.rule_id }),
      name: name.trim(),
      rule: { ...rule, floor },
      is_paused: kept?.is_paused ?? false,
    })
  }
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={kept ? m.price_rules_change() : m.price_rules_new()}
      closeLabel={m.shell_close()}
      size="wide"
    >
      <form className={priceRulesPage().form} onSubmit={submit}>
        <TextField
          label={m.price_rules_name()}
          value={name}
          maxLength={40}
          autoComplete="off"
          error={error}
          onChange={({ target }) => {
            clearError()
            setName(target.value)
          }}
        />
        <RuleForm draft={draft} onChange={setDraft} isKept />
        <div data-dialog-action="">
          <MoneyAction type="submit" look="primary" size="lg" isFull disabled={!canSave} isLoading={isBusy}>
            {m.price_rules_save()}
          </MoneyAction>
        </div>
      </form>
    </Dialog>
  )
}
