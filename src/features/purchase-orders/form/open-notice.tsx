import type { CallData } from '#contract/call.ts'
import type { checkCreate } from '#contract/check-create.ts'
import { usePurchasePaths } from '#features/navigation/purchase-path.ts'
import { formatMoney, formatNumber } from '#i18n/format.ts'
import * as m from '#paraglide/messages.js'
import { moneyDialog } from '#styled-system/recipes/money-dialog.js'

/** Points out that one already has an open purchase order for the item, possibly posted in another tab. It opens in a
 * new tab, because the dialog holds unsaved input. */
export function OpenNotice({ open }: { open: NonNullable<CallData<typeof checkCreate>['my_open_purchase']> }) {
  const paths = usePurchasePaths()
  const styles = moneyDialog()
  return (
    <p className={styles.notice} role="status">
      {m.purchase_orders_already({ left: formatNumber(open.left), price: formatMoney(open.price) })}{' '}
      <a className={styles.link} href={paths.purchase(open.purchase_id)} target="_blank" rel="noreferrer">
        {m.purchase_orders_see()}
      </a>
    </p>
  )
}
