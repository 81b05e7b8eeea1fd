import { useSuspenseInfiniteQuery, useSuspenseQuery } from '@tanstack/react-query'
import { Button } from '#design/ui/button.tsx'
import { WalletIcon } from '#design/ui/icons.tsx'
import { EmptyState } from '#design/ui/states.tsx'
import * as m from '#paraglide/messages.js'
import { card } from '#styled-system/recipes/card.js'
import { text } from '#styled-system/recipes/text.js'
import { walletPage } from '#styled-system/recipes/wallet-page.js'
import { BalancesCard } from './balances-card.tsx'
import { flowQuery } from './flow-queries.ts'
import { balancesQuery } from './queries.ts'
import { StatementList } from './statement-list.tsx'

/** What the person has, and how it came to that. */
export function WalletPage() {
  const { data: balances } = useSuspenseQuery(balancesQuery())
  const flow = useSuspenseInfiniteQuery(flowQuery())
  const lines = flow.data.pages.flatMap(({ items }) => items)
  const styles = walletPage()
  return (
    <div className={styles.root}>
      <h1 className={styles.title}>{m.wallet_title()}</h1>
      <BalancesCard balances={balances} />
      <section className={card({ isClipped: true })} aria-labelledby="statement">
        <div className={styles.statementHead}>
          <h2 id="statement" className={text({ size: 'lg', weight: 'semibold' })}>
            {m.wallet_statement()}
          </h2>
          <p className={text({ size: 'sm', tone: 'muted' })}>{m.wallet_statement_text()}</p>
        </div>
        {lines.length === 0 ? (
          <EmptyState isCompact icon={<WalletIcon size={24} />} title={m.wallet_empty()} text={m.wallet_empty_text()} />
        ) : (
          <StatementList lines={lines} />
        )}
        {flow.hasNextPage && (
          <div className={styles.more}>
            <Button isLoading={flow.isFetchingNextPage} onClick={() => void flow.fetchNextPage()}>
              {m.wallet_load_more()}
            </Button>
          </div>
        )}
      </section>
    </div>
  )
}
