import { Badge } from '#design/ui/data/badge.tsx'
import { Price } from '#design/ui/data/price.tsx'
import { GoodsThumb } from '#features/items/goods-thumb.tsx'
import { useBargainPaths } from '#features/navigation/bargain-path.ts'
import { useOrderPaths } from '#features/navigation/order-path.ts'
import { useMarketPath } from '#features/navigation/use-market-path.ts'
import { usePurchasePaths } from '#features/navigation/purchase-path.ts'
import { formatDateTime } from '#i18n/format.ts'
import { useTimeZone } from '#i18n/use-time-zone.ts'
import * as m from '#paraglide/messages.js'
import { walletLog } from '#styled-system/recipes/wallet-log.js'
import { balanceLabel } from '../balances/balance-label.ts'
import type { WalletAddress } from '../use-wallet-address.ts'
import { describeFlow, describeSubject } from './describe-flow.ts'
import type { FlowLine, FlowSubject } from './flow-model.ts'

/** The lines of the statement, each with its reason in words and its subject. */
export function FlowList({ lines, address }: { lines: readonly FlowLine[]; address: WalletAddress }) {
  const styles = walletLog()
  return (
    <ul className={styles.list} aria-label={m.wallet_statement()}>
      {lines.map((line) => (
        <FlowRow key={line.flow_id} line={line} address={address} />
      ))}
    </ul>
  )
}

function FlowRow({ line, address }: { line: FlowLine; address: WalletAddress }) {
  const timeZone = useTimeZone()
  const { goods } = useMarketPath()
  const styles = walletLog()
  const { name, text, state } = describeFlow(line)
  const link = useSubjectLink(line.subject, address)
  const info = line.goods_info
  // Money set aside comes from the person's own balance, so it is not shown as a gain.
  const isGain = line.account !== 'held' && !line.amount.startsWith('-')
  return (
    <li className={styles.row}>
      <span className={styles.when}>{formatDateTime(line.created_at, timeZone)}</span>
      <span className={styles.what}>
        {info && <GoodsThumb className={styles.art} image={info.image} width={52} />}
        <span className={styles.words}>
          <span className={styles.name}>
            {name}
            {line.subject && <Subject subject={line.subject} link={link} />}
          </span>
          {info && (
            <span className={styles.goods}>
              {link ? (
                info.name
              ) : (
                <a className={styles.link} href={goods(info.goods_id, info.style)}>
                  {info.name}
                </a>
              )}
            </span>
          )}
          <span className={styles.note}>{text}</span>
        </span>
      </span>
      <span className={styles.state}>
        {state ? (
          <Badge tone={state.tone} size="md">
            {state.name}
          </Badge>
        ) : (
          balanceLabel(line.account)
        )}
      </span>
      <span className={styles.amount}>
        <Price
          amount={line.amount}
          isSigned
          tone={isGain ? 'positive' : line.withdrawal?.state === 'failed' ? 'muted' : 'default'}
        />
      </span>
    </li>
  )
}

/** The line's subject, linked to its page. A subject without a page is only named; its item provides the link. */
function Subject({ subject, link }: { subject: FlowSubject; link: SubjectLink | undefined }) {
  const styles = walletLog()
  const said = describeSubject(subject)
  return link ? (
    <a className={styles.link} {...link}>
      {said}
    </a>
  ) : (
    <span className={styles.unlinked}>{said}</span>
  )
}

interface SubjectLink {
  href: string
}

function useSubjectLink(subject: FlowSubject | null, address: WalletAddress): SubjectLink | undefined {
  const paths = useOrderPaths()
  const purchases = usePurchasePaths()
  const bargains = useBargainPaths()
  if (!subject) return undefined
  const { kind, id } = subject
  const links: Record<FlowSubject['kind'], () => SubjectLink | undefined> = {
    order: () => ({ href: paths.order(id) }),
    purchase_order: () => ({ href: purchases.purchase(id) }),
    // Only a bargain's buyer has statement lines, because only the buyer's money moves.
    bargain: () => ({ href: bargains.bargain('buyer', id) }),
    recharge: () => address.link({ recharge: id }),
    withdrawal: () => address.link({ withdrawal: id }),
  }
  return links[kind]()
}
