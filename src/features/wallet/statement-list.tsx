import { Price } from '#design/ui/price.tsx'
import { useOrderPaths } from '#features/orders/order-path.ts'
import { formatDateTime } from '#i18n/format.ts'
import { useTimeZone } from '#i18n/use-time-zone.ts'
import * as m from '#paraglide/messages.js'
import { statement } from '#styled-system/recipes/statement.js'
import { balanceLabel } from './balances-card.tsx'
import { describeFlow } from './describe-flow.ts'
import type { FlowLine } from './model.ts'

/** The lines of the statement, each with its reason in words and the order it belongs to. */
export function StatementList({ lines }: { lines: readonly FlowLine[] }) {
  const paths = useOrderPaths()
  const timeZone = useTimeZone()
  const styles = statement()
  return (
    <ul className={styles.list} aria-label={m.wallet_statement()}>
      {lines.map((line) => {
        const { name, text } = describeFlow(line)
        const isOut = line.amount.startsWith('-')
        return (
          <li key={line.flow_id} className={styles.line}>
            <span className={styles.when}>{formatDateTime(line.created_at, timeZone)}</span>
            <span className={styles.what}>
              <span className={styles.reason}>
                {name}
                {line.order_id && (
                  <a className={styles.link} href={paths.order(line.order_id)}>
                    {m.wallet_order({ id: line.order_id })}
                  </a>
                )}
              </span>
              <span className={styles.text}>{text}</span>
            </span>
            <span className={styles.balance}>{balanceLabel(line.account)}</span>
            <span className={styles.amount}>
              <Price amount={line.amount} isSigned tone={isOut ? 'default' : 'positive'} />
            </span>
          </li>
        )
      })}
    </ul>
  )
}
