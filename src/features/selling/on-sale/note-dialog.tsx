import { FormDialog } from '#features/writes/form-dialog.tsx'
import * as m from '#paraglide/messages.js'
import type { SellingItem } from '../model.ts'
import { NoteForm } from './note-form.tsx'

/** The seller's private note on an item. */
export default function NoteDialog({ item, onClose }: { item: SellingItem; onClose: () => void }) {
  return (
    <FormDialog
      isOpen
      onClose={onClose}
      title={m.selling_note()}
      description={m.selling_note_text({ name: item.goods_info.name })}
      closeLabel={m.shell_close()}
    >
      <NoteForm isAlone item={item} onSaved={onClose} />
    </FormDialog>
  )
}
