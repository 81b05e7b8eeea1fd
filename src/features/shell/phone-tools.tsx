import { Price } from '#design/ui/data/price.tsx'
import { usePlace } from '#features/navigation/use-place.ts'
import { formatMoney } from '#i18n/format.ts'
import * as m from '#paraglide/messages.js'
import { shellPhone } from '#styled-system/recipes/shell-phone.js'
import { CartLink } from './cart-link.tsx'
import { MailLink } from './mail-link.tsx'
import { TasksLink } from './tasks-link.tsx'
import type { SessionSummary } from './use-session-summary.ts'

interface PhoneToolsProps {
  session: SessionSummary
  /** Only the cart, which is filled from pages that show their title. */
  isShort: boolean
}

/**
 * The phone header's tools for a signed-in person: balance, tasks, cart and messages. Language and theme are in the
 * settings.
 */
export default function PhoneTools({ session, isShort }: PhoneToolsProps) {
  const { find } = usePlace()
  if (isShort) return <CartLink size="lg" />
  const wallet = find('/wallet')
  return (
    <>
      {wallet && (
        <a
          href={wallet}
          className={shellPhone().balance}
          aria-label={`${m.shell_balance()} ${formatMoney(session.balance)}`}
        >
          <Price amount={session.balance} size="sm" />
        </a>
      )}
      <TasksLink waiting={session.tasks} size="lg" />
      <CartLink size="lg" />
      <MailLink unread={session.unreadMail} size="lg" />
    </>
  )
}
