import { useState } from 'react'
import { maxRemark } from '#contract/bounds.ts'
import { AmountField } from '#design/ui/form/amount-field.tsx'
import { Form } from '#design/ui/form/form.tsx'
import { Button } from '#design/ui/action/button.tsx'
import { TextArea } from '#design/ui/form/text-area.tsx'
import { toast } from '#design/ui/status/toast-store.ts'
import { saveNoteMutation } from '#features/listings/mutations.ts'
import { sellingKeys } from '#features/listings/selling-keys.ts'
import { portfolioKeys } from '#features/portfolio/queries.ts'
import { useUnsaved } from '#features/writes/form-dialog.tsx'
import { useIdempotentMutation } from '#features/writes/use-idempotent-mutation.ts'
import * as m from '#paraglide/messages.js'
import { tradeDialog } from '#styled-system/recipes/trade-dialog.js'
import { changedNote, nothingTyped, typedSince, type Note, type TypedNote } from './changed-note.ts'

interface NoteFormProps {
  item: Note & { asset_id: string }
  /** The dialog contains nothing else, so the button stays in view. */
  isAlone?: boolean
  onSaved?: () => void
}

/** The owner's private note on an item: a remark, and what they paid, from which the profit is calculated. A field shows
 * what the item has, until something is typed in it. */
export function NoteForm({ item, isAlone = false, onSaved }: NoteFormProps) {
  const [typed, setTyped] = useState(nothingTyped)
  const [saved, setSaved] = useState<TypedNote | null>(null)
  // Not before the item has it: the fields would show the old note meanwhile.
  if (saved && !changedNote(item, saved)) {
    setSaved(null)
    setTyped(typedSince(saved, typed))
  }
  const type = (field: keyof Note, text: string) =>
    setTyped((before) => ({ ...before, [field]: text === (item[field] ?? '') ? null : text }))
  const done = () => {
    toast({ text: m.selling_note_done(), tone: 'positive' })
    onSaved?.()
  }
  const { send, isBusy } = useIdempotentMutation(saveNoteMutation(item.asset_id), {
    // The portfolio sums the costs.
    refresh: [sellingKeys.lists(), portfolioKeys.all],
    onDone: done,
  })
  useUnsaved(!isBusy && changedNote(item, saved ? typedSince(saved, typed) : typed) !== null)
  async function submit() {
    const changed = changedNote(item, typed)
    if (!changed) return done()
    const { end } = await send({ asset_id: item.asset_id, ...changed })
    if (end === 'done') setSaved(typed)
  }
  return (
    <Form className={tradeDialog().root} onSubmit={() => void submit()}>
      <AmountField
        label={m.selling_cost()}
        hint={m.selling_cost_hint()}
        value={typed.cost ?? item.cost ?? ''}
        onChange={(text) => type('cost', text)}
      />
      <TextArea
        label={m.selling_remark()}
        rows={isAlone ? 3 : 2}
        maxLength={maxRemark}
        value={typed.remark ?? item.remark ?? ''}
        onChange={({ target }) => type('remark', target.value)}
      />
      <div data-dialog-action={isAlone ? '' : undefined}>
        <Button type="submit" look={isAlone ? 'primary' : 'secondary'} size="lg" isFull isLoading={isBusy}>
          {m.selling_note_save()}
        </Button>
      </div>
    </Form>
  )
}
