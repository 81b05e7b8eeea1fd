import { useQuery, useSuspenseQuery } from '@tanstack/react-query'
import { useRouter } from '@tanstack/react-router'
import { Button, LinkButton } from '#design/ui/action/button.tsx'
import { CardIcon } from '#design/ui/icon/account-icons.tsx'
import { ShieldIcon } from '#design/ui/icon/page-icons.tsx'
import { EmptyState, NoPermission } from '#design/ui/status/states.tsx'
import { useKeptFocus } from '#design/ui/dialog/use-kept-focus.ts'
import { usePublicPath } from '#device/use-public-path.ts'
import { AsOf } from '#features/connection/as-of.tsx'
import { contentId } from '#features/navigation/skip-link.tsx'
import { useWayBack } from '#features/navigation/use-way-back.ts'
import { WayBackLink } from '#features/navigation/way-back-link.tsx'
import { stepHref } from '#features/navigation/way-back.ts'
import { realNameQuery } from '#features/real-name/queries.ts'
import { useDraft } from '#features/session/use-draft.ts'
import * as m from '#paraglide/messages.js'
import { card } from '#styled-system/recipes/card.js'
import { receivingAccounts } from '#styled-system/recipes/receiving-accounts.js'
import { AccountRow } from './account-row.tsx'
import { BindDialog, type Typed } from './bind-dialog.tsx'
import { accountsQuery } from './queries.ts'

/** S1.12 The receiving accounts of the person signed in: bind, choose the default, unbind. */
export function ReceivingAccountsPage() {
  const accounts = useSuspenseQuery(accountsQuery())
  const { data } = accounts
  const { data: realName } = useQuery(realNameQuery())
  const [typed, setTyped] = useDraft<Typed | undefined>('receiving-accounts', undefined)
  const { items, max_accounts } = data
  const kept = useKeptFocus<HTMLUListElement>(contentId)
  const isVerified = realName?.state === 'verified'
  const isFull = items.length >= max_accounts
  const router = useRouter()
  const back = useWayBack('/pc/receivables')
  const styles = receivingAccounts()
  const bind = (
    <Button look="primary" disabled={isFull} onClick={() => setTyped({ account: '', holder: '' })}>
      {m.receiving_accounts_bind()}
    </Button>
  )
  return (
    <div className={styles.root}>
      <WayBackLink to={back} />
      <div className={styles.head}>
        <div>
          <h1 className={styles.title}>{m.receiving_accounts_title()}</h1>
          <p className={styles.text}>{m.receiving_accounts_text()}</p>
        </div>
        {isVerified && items.length > 0 && bind}
      </div>
      <AsOf query={accounts} />
      <section className={card({ isClipped: true })} aria-label={m.receiving_accounts_list()}>
        {items.length > 0 ? (
          <ul className={styles.list} {...kept}>
            {items.map((account) => (
              <AccountRow key={account.account_id} account={account} isOnly={items.length === 1} />
            ))}
          </ul>
        ) : isVerified ? (
          <EmptyState
            icon={<CardIcon size={24} />}
            title={m.receiving_accounts_empty()}
            text={m.receiving_accounts_empty_text()}
            action={bind}
          />
        ) : (
          <Unverified back={back} />
        )}
      </section>
      <div className={styles.note}>
        <span className={styles.noteIcon}>
          <ShieldIcon />
        </span>
        <div className={styles.noteBody}>
          <p>{m.receiving_accounts_note_holder()}</p>
          <p>
            {isFull
              ? m.receiving_accounts_full({ count: max_accounts })
              : m.receiving_accounts_most({ count: max_accounts })}
          </p>
        </div>
      </div>
      <BindDialog
        typed={typed}
        onType={setTyped}
        onClose={() => setTyped(undefined)}
        onBound={() => back && void router.navigate({ href: back })}
      />
    </div>
  )
}

function Unverified({ back }: { back: string | undefined }) {
  const path = usePublicPath()
  const here = path('/pc/receivables')
  return (
    <NoPermission
      icon={<ShieldIcon size={24} />}
      title={m.receiving_accounts_unverified()}
      text={m.receiving_accounts_unverified_text()}
      action={
        <LinkButton
          look="primary"
          href={stepHref(path('/pc/setting'), back ? stepHref(here, back) : here, '#real-name')}
        >
          {m.receiving_accounts_verify()}
        </LinkButton>
      }
    />
  )
}
