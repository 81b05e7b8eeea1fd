import { durationText } from '#i18n/duration-text.ts'
import * as m from '#paraglide/messages.js'

interface OfferRulesProps {
  /** The seller's name. */
  name: string
  /** The seller's time to answer. */
  seconds: number
}

/** What happens to an offer, and by when. */
export function OfferRules({ name, seconds }: OfferRulesProps) {
  return (
    <>
      <li>{m.bargains_offer_rule_answer({ name, time: durationText(seconds) })}</li>
      <li>{m.bargains_offer_rule_accepted()}</li>
      <li>{m.bargains_offer_rule_back()}</li>
    </>
  )
}
