import { ConfirmDialog } from '#design/ui/dialog/confirm-dialog.tsx'
import { formatMoney, formatNumber } from '#i18n/format.ts'
import { sumOf } from '#lib/money.ts'
import * as m from '#paraglide/messages.js'
import type { SellingItem } from '../model.ts'

interface TakeDownDialogProps {
  items: readonly SellingItem[] | null
  isBusy: boolean
  onClose: () => void
  onConfirm: (items: readonly SellingItem[]) => void
}

/** Confirms taking down listings. */
export function TakeDownDialog({ items, isBusy, onClose, onConfirm }: TakeDownDialogProps) {
  const count = formatNumber(items?.length ?? 0)
  return (
    <ConfirmDialog
      isOpen={items !== null}
      onClose={onClose}
      title={m.selling_take_down_title({ count })}
      text={m.selling_take_down_text({ sum: formatMoney(sumOf((items ?? []).map(({ listing }) => listing.price))) })}
      confirmLabel={m.selling_take_down()}
      cancelLabel={m.selling_keep()}
      closeLabel={m.shell_close()}
      isDanger
      isBusy={isBusy}
      onConfirm={() => items && onConfirm(items)}
    />
  )
}
