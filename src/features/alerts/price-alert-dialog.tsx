import { useQuery } from '@tanstack/react-query'
import { Skeleton } from '#design/ui/status/skeleton.tsx'
import type { BookmarkTarget } from '#features/bookmarks/bookmarked-queries.ts'
import { FailedQuery } from '#features/errors/failed-state.tsx'
import { useSignedInDialog } from '#features/sign-in/use-signed-in-dialog.ts'
import { FormDialog } from '#features/writes/form-dialog.tsx'
import * as m from '#paraglide/messages.js'
import { alerts } from '#styled-system/recipes/alerts.js'
import { PriceAlertForm } from './price-alert-form.tsx'
import { priceAlertQuery } from './queries.ts'

interface PriceAlertProps {
  target: BookmarkTarget
  name: string
  onClose: () => void
}

/** Sets, changes and removes a price alert. Visitors sign in first. */
export default function PriceAlertDialog({ target, name, onClose }: PriceAlertProps) {
  const { isOpen } = useSignedInDialog('price alert', onClose, { isInAddress: false })
  const found = useQuery({ ...priceAlertQuery(target), enabled: isOpen })
  return (
    <FormDialog
      isOpen={isOpen}
      onClose={onClose}
      title={m.alerts_price_title()}
      description={name}
      closeLabel={m.shell_close()}
    >
      {found.isPending ? (
        <div className={alerts().form} role="status" aria-busy="true" aria-label={m.alerts_price_loading()}>
          <Skeleton shape="row" width="full" count={2} />
        </div>
      ) : !found.data ? (
        <FailedQuery title={m.alerts_price_failed()} query={found} />
      ) : (
        <PriceAlertForm target={target} state={found.data} onDone={onClose} />
      )}
    </FormDialog>
  )
}
