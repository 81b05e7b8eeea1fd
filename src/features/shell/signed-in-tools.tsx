import { Price } from '#design/ui/data/price.tsx'
import { usePlace } from '#features/navigation/use-place.ts'
import { formatMoney } from '#i18n/format.ts'
import * as m from '#paraglide/messages.js'
import { shellHeader } from '#styled-system/recipes/shell-header.js'
import { AccountMenu } from './account-menu.tsx'
import { CartLink } from './cart-link.tsx'
import { MailLink } from './mail-link.tsx'
import { TasksLink } from './tasks-link.tsx'
import type { SessionSummary } from './use-session-summary.ts'

/** The header's tools for a signed-in person: tasks, cart, messages, balance, account menu. */
export default function SignedInTools({ session, onSignOut }: { session: SessionSummary; onSignOut: () => void }) {
  const { find } = usePlace()
  return (
    <>
      <TasksLink waiting={session.tasks} />
      <CartLink />
      <MailLink unread={session.unreadMail} />
      {find('/wallet') && (
        <a
          href="/wallet"
          className={shellHeader().balance}
          aria-label={`${m.shell_balance()} ${formatMoney(session.balance)}`}
        >
          <Price amount={session.balance} size="sm" />
        </a>
      )}
      <AccountMenu session={session} onSignOut={onSignOut} />
    </>
  )
}
