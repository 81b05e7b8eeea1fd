import { useState } from 'react'
import { AmountField } from '#design/ui/form/amount-field.tsx'
import { Form } from '#design/ui/form/form.tsx'
import { Button } from '#design/ui/action/button.tsx'
import { TextArea } from '#design/ui/form/text-area.tsx'
import { toast } from '#design/ui/status/toast-store.ts'
import { saveNoteMutation } from '#features/listings/mutations.ts'
import { sellingKeys } from '#features/listings/selling-keys.ts'
import { useIdempotentMutation } from '#features/writes/use-idempotent-mutation.ts'
import { wireAmountOf } from '#lib/clean-amount.ts'
import * as m from '#paraglide/messages.js'
import { tradeDialog } from '#styled-system/recipes/trade-dialog.js'

interface NoteFormProps {
  item: { asset_id: string; remark: string | null; cost: string | null }
  /** The dialog contains nothing else, so the button stays in view. */
  isAlone?: boolean
  onSaved?: () => void
}

/** The owner's private note on an item: a remark, and what they paid, from which the profit is calculated. */
export function NoteForm({ item, isAlone = false, onSaved }: NoteFormProps) {
  const [remark, setRemark] = useState(item.remark ?? '')
  const [cost, setCost] = useState(item.cost ?? '')
  const { send, isBusy } = useIdempotentMutation(saveNoteMutation(item.asset_id), {
    refresh: [sellingKeys.lists()],
    onDone: () => {
      toast({ text: m.selling_note_done(), tone: 'positive' })
      onSaved?.()
    },
  })
  const submit = () => {
    void send({ asset_id: item.asset_id, remark: remark.trim() || null, cost: wireAmountOf(cost) ?? null })
  }
  return (
    <Form className={tradeDialog().root} onSubmit={submit}>
      <AmountField label={m.selling_cost()} hint={m.selling_cost_hint()} value={cost} onChange={setCost} />
      <TextArea
        label={m.selling_remark()}
        rows={isAlone ? 3 : 2}
        maxLength={200}
        value={remark}
        onChange={({ target }) => setRemark(target.value)}
      />
      <div data-dialog-action={isAlone ? '' : undefined}>
        <Button type="submit" look={isAlone ? 'primary' : 'secondary'} size="lg" isFull isLoading={isBusy}>
          {m.selling_note_save()}
        </Button>
      </div>
    </Form>
  )
}
