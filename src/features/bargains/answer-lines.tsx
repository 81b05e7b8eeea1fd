import type { BargainView } from '#contract/bargains/fields.ts'
import * as m from '#paraglide/messages.js'
import { sellingDialog } from '#styled-system/recipes/selling-dialog.js'

interface AnswerLinesProps {
  bargains: readonly BargainView[]
  valueOf: (bargain: BargainView) => string
}

/** Many bargains that are answered together, each with what is said to it. */
export function AnswerLines({ bargains, valueOf }: AnswerLinesProps) {
  const styles = sellingDialog()
  return (
    <ul className={styles.list} aria-label={m.bargains_lines()}>
      {bargains.map((bargain) => (
        <li key={bargain.bargain_id} className={styles.line}>
          <span className={styles.name}>{bargain.goods_info.name}</span>
          <span className={styles.change}>{valueOf(bargain)}</span>
        </li>
      ))}
    </ul>
  )
}
