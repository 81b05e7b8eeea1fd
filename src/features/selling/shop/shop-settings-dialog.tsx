import { toast } from '#design/ui/status/toast-store.ts'
import { sellingKeys } from '#features/listings/selling-keys.ts'
import { shopKeys } from '#features/listings/shop-keys.ts'
import { useChecked } from '#features/preparation/use-checked.ts'
import { announceFailure } from '#features/writes/announce-failure.ts'
import { FormDialog } from '#features/writes/form-dialog.tsx'
import { useIdempotentMutation } from '#features/writes/use-idempotent-mutation.ts'
import * as m from '#paraglide/messages.js'
import { setShopOnlineMutation } from '../mutations.ts'
import type { OwnShop } from './changed-settings.ts'
import { ShopSettingsForm } from './shop-settings-form.tsx'

/**
 * S2.41 The settings of the shop: open or closed, name, announcement, delivery promise, and the lowest bargain it
 * accepts. S2.42 Opening it is checked first.
 */
export function ShopSettingsDialog({ shop, onClose }: { shop: OwnShop; onClose: () => void }) {
  const tell = () => toast({ text: m.selling_shop_saved(), tone: 'positive' })
  const { send, isBusy, error, clearError } = useIdempotentMutation(setShopOnlineMutation(), {
    refresh: [sellingKeys.lists(), shopKeys.all],
    onDone: () => {
      tell()
      onClose()
    },
    onLeft: tell,
    onLeftFailed: announceFailure,
  })
  const { attempt, isChecking } = useChecked('sale')
  return (
    <FormDialog isInAddress isOpen onClose={onClose} title={m.selling_shop_settings()} closeLabel={m.shell_close()}>
      <ShopSettingsForm
        shop={shop}
        error={error}
        isChecking={isChecking}
        isBusy={isBusy}
        onType={clearError}
        onSave={(changed) => void (changed.is_online ? attempt(() => send(changed)) : send(changed))}
        onClose={onClose}
      />
    </FormDialog>
  )
}
