import type { ReactNode } from 'react'
import type { BargainView } from '#contract/bargains/fields.ts'
import { NamedLines } from '#features/trading/list/named-lines.tsx'
import * as m from '#paraglide/messages.js'

interface AnswerLinesProps {
  bargains: readonly BargainView[]
  valueOf: (bargain: BargainView) => ReactNode
}

/** The bargains answered together, each with its answer. */
export const AnswerLines = ({ bargains, valueOf }: AnswerLinesProps) => (
  <NamedLines
    label={m.bargains_lines()}
    lines={bargains.map((bargain) => ({
      id: bargain.bargain_id,
      name: bargain.goods_info.name,
      value: valueOf(bargain),
    }))}
  />
)
