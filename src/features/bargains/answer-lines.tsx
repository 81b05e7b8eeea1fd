import type { ReactNode } from 'react'
import type { BargainView } from '#contract/bargains/fields.ts'
import { ItemLines } from '#features/trading/list/item-lines.tsx'
import * as m from '#paraglide/messages.js'

interface AnswerLinesProps {
  bargains: readonly BargainView[]
  valueOf: (bargain: BargainView) => ReactNode
}

/** The bargains answered together, each with its answer. */
export const AnswerLines = ({ bargains, valueOf }: AnswerLinesProps) => (
  <ItemLines
    label={m.bargains_lines()}
    lines={bargains.map((bargain) => ({
      id: bargain.bargain_id,
      info: bargain.goods_info,
      asset: bargain.asset,
      value: valueOf(bargain),
    }))}
  />
)
