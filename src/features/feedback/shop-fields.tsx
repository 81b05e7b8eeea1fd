import { type ShopReportReason, shopReportReasons } from '#contract/words.ts'
import { ChoiceChips } from '#design/ui/form/choice-chips.tsx'
import { TextField } from '#design/ui/form/text-field.tsx'
import * as m from '#paraglide/messages.js'
import { text } from '#styled-system/recipes/text.js'
import { reasonNames } from './describe-feedback.ts'
import type { ShopToReport } from './model.ts'

interface ShopFieldsProps {
  /** The shop that the person came from; without it, they name one. */
  shop: ShopToReport | undefined
  /** Its number or link, as typed. */
  typed: string
  isWrong: boolean
  /** There is no such shop. */
  isUnknown: boolean
  onType: (typed: string) => void
  reason: ShopReportReason | undefined
  isReasonMissing: boolean
  onReason: (reason: ShopReportReason) => void
}

/** Which shop the feedback is about, and what is wrong with it. */
export const ShopFields = ({
  shop,
  typed,
  isWrong,
  isUnknown,
  onType,
  reason,
  isReasonMissing,
  onReason,
}: ShopFieldsProps) => (
  <>
    {shop ? (
      <p className={text({ tone: 'muted' })}>{m.feedback_shop({ name: shop.name })}</p>
    ) : (
      <TextField
        label={m.feedback_shop_which()}
        hint={m.feedback_shop_hint()}
        error={isUnknown ? m.feedback_shop_unknown() : isWrong ? m.feedback_shop_wrong() : undefined}
        autoComplete="off"
        value={typed}
        onChange={({ target }) => onType(target.value)}
      />
    )}
    {(shop || typed.trim() !== '') && (
      <ChoiceChips
        label={m.feedback_shop_reason()}
        value={reason}
        onChange={onReason}
        error={isReasonMissing ? m.feedback_shop_reason_missing() : undefined}
        options={shopReportReasons.map((value) => ({ value, label: reasonNames[value]() }))}
      />
    )}
  </>
)
