import { ConfirmDialog } from '#design/ui/dialog/confirm-dialog.tsx'
import * as m from '#paraglide/messages.js'
import type { SellingItem } from '../model.ts'
import { takeDownWords } from './take-down-words.ts'

interface TakeDownDialogProps {
  items: readonly SellingItem[] | null
  isBusy: boolean
  onClose: () => void
  onConfirm: (items: readonly SellingItem[]) => void
}

/** Confirms taking down listings. */
export function TakeDownDialog({ items, isBusy, onClose, onConfirm }: TakeDownDialogProps) {
  return (
    <ConfirmDialog
      isOpen={items !== null}
      onClose={onClose}
      {...takeDownWords(items ?? [])}
      confirmLabel={m.selling_take_down()}
      closeLabel={m.shell_close()}
      isDanger
      isBusy={isBusy}
      onConfirm={() => items && onConfirm(items)}
    />
  )
}
