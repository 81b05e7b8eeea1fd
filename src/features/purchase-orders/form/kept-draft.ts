import { openDayChoices } from '#contract/purchase-orders/bounds.ts'
import { hasShape, isText } from '#lib/has-shape.ts'
import { maxStickers, type Draft, type NamedCondition } from './draft.ts'

const isOneOf = (values: readonly unknown[]) => (value: unknown) => values.includes(value)
const isChoice = isOneOf(['any', 'yes', 'no'])
const isCondition = hasShape<NamedCondition>({ condition: isText, name: isText })

/** Whether what was kept can be shown in the form's fields. What they mean is read when the form is sent. */
export const isKeptDraft = hasShape<Draft>({
  styleId: (value) => Number.isSafeInteger(value),
  price: isText,
  quantity: isText,
  openDays: isOneOf([...openDayChoices, 'as before']),
  wearMin: isText,
  wearMax: isText,
  seeds: isText,
  fadeMin: isText,
  fadeMax: isText,
  stickerCount: isOneOf(['', '1', '2', '3', '4', '5']),
  stickers: (value) => Array.isArray(value) && value.length <= maxStickers && value.every(isCondition),
  hasCharm: isChoice,
  charm: (value) => value === null || isCondition(value),
  hasNameTag: isChoice,
})
