import { Button, LinkButton } from '#design/ui/action/button.tsx'
import { Outcome } from '#design/ui/dialog/outcome.tsx'
import { CheckIcon } from '#design/ui/icon/icons.tsx'
import { useBargainPaths } from '#features/navigation/bargain-path.ts'
import { durationText } from '#i18n/duration-text.ts'
import { formatMoney } from '#i18n/format.ts'
import * as m from '#paraglide/messages.js'
import type { Offered } from './use-offer.ts'

/** Confirms that the offer is with the seller. */
export function OfferOutcome({ offered, onClose }: { offered: Offered; onClose: () => void }) {
  const { bargain } = useBargainPaths()
  const { bargain_id, price, seller, answerSeconds } = offered
  return (
    <Outcome
      tone="positive"
      icon={<CheckIcon size={24} />}
      title={m.bargains_offered({ name: seller })}
      text={m.bargains_offered_text({ price: formatMoney(price), time: durationText(answerSeconds) })}
    >
      <LinkButton look="primary" size="lg" isFull href={bargain('buyer', bargain_id)}>
        {m.bargains_see()}
      </LinkButton>
      <Button size="lg" isFull onClick={onClose}>
        {m.bargains_close()}
      </Button>
    </Outcome>
  )
}
