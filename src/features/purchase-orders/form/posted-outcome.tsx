import { Button, LinkButton } from '#design/ui/action/button.tsx'
import { Outcome } from '#design/ui/dialog/outcome.tsx'
import { CheckIcon } from '#design/ui/icon/icons.tsx'
import { usePurchasePaths } from '#features/navigation/purchase-path.ts'
import { formatMoney } from '#i18n/format.ts'
import * as m from '#paraglide/messages.js'
import { openText } from './draft.ts'
import type { Posted } from './use-post.ts'

interface PostedOutcomeProps {
  posted: Posted
  openDays: number
  onClose: () => void
}

/** Confirms that the purchase order is open. */
export function PostedOutcome({ posted, openDays, onClose }: PostedOutcomeProps) {
  const paths = usePurchasePaths()
  return (
    <Outcome
      tone="positive"
      icon={<CheckIcon size={24} />}
      title={m.purchase_orders_posted_title()}
      text={m.purchase_orders_posted_text({
        total: formatMoney(posted.total),
        time: openText(openDays),
      })}
    >
      <LinkButton look="primary" size="lg" isFull href={paths.purchase(posted.purchase_id)}>
        {m.purchase_orders_see()}
      </LinkButton>
      <Button size="lg" isFull onClick={onClose}>
        {m.purchase_orders_done()}
      </Button>
    </Outcome>
  )
}
