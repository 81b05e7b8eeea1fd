import { useState, type FormEvent } from 'react'
import { AmountField } from '#design/ui/form/amount-field.tsx'
import { Button } from '#design/ui/action/button.tsx'
import { Dialog } from '#design/ui/dialog/dialog.tsx'
import { TextArea } from '#design/ui/form/text-area.tsx'
import { toast } from '#design/ui/status/toast-store.ts'
import { saveNoteMutation } from '#features/listings/mutations.ts'
import { sellingKeys } from '#features/listings/selling-keys.ts'
import { useIdempotentMutation } from '#features/writes/use-idempotent-mutation.ts'
import { wireAmountOf } from '#lib/clean-amount.ts'
import * as m from '#paraglide/messages.js'
import { sellingDialog } from '#styled-system/recipes/selling-dialog.js'
import type { SellingItem } from '../model.ts'

/** What a seller notes on an item for themselves: words, and what they paid for it, from which its profit is told. */
export default function NoteDialog({ item, onClose }: { item: SellingItem; onClose: () => void }) {
  const [remark, setRemark] = useState(item.remark ?? '')
  const [cost, setCost] = useState(item.cost ?? '')
  const { send, isBusy } = useIdempotentMutation(saveNoteMutation(item.asset_id), {
    refresh: [sellingKeys.lists()],
    onDone: () => {
      toast({ text: m.selling_note_done(), tone: 'positive' })
      onClose()
    },
  })
  const submit = (event: FormEvent) => {
    event.preventDefault()
    void send({ asset_id: item.asset_id, remark: remark.trim() || null, cost: wireAmountOf(cost) ?? null })
  }
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={m.selling_note()}
      description={m.selling_note_text({ name: item.goods_info.name })}
      closeLabel={m.shell_close()}
    >
      <form className={sellingDialog().root} onSubmit={submit}>
        <AmountField label={m.selling_cost()} hint={m.selling_cost_hint()} value={cost} onChange={setCost} />
        <TextArea
          label={m.selling_remark()}
          rows={3}
          maxLength={200}
          value={remark}
          onChange={({ target }) => setRemark(target.value)}
        />
        <div data-dialog-action="">
          <Button type="submit" look="primary" size="lg" isFull isLoading={isBusy}>
            {m.selling_note_save()}
          </Button>
        </div>
      </form>
    </Dialog>
  )
}
