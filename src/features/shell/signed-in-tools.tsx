import { MailIcon } from '#design/ui/page-icons.tsx'
import { Price } from '#design/ui/price.tsx'
import { Tooltip } from '#design/ui/tooltip.tsx'
import { formatMoney } from '#i18n/format.ts'
import * as m from '#paraglide/messages.js'
import { button } from '#styled-system/recipes/button.js'
import { shellHeader } from '#styled-system/recipes/shell-header.js'
import { AccountMenu } from './account-menu.tsx'
import type { SessionSummary } from './session-summary.ts'
import { usePlace } from './use-place.ts'

/** What the header has for who is signed in: messages, balance, the account's menu. */
export default function SignedInTools({ session, onSignOut }: { session: SessionSummary; onSignOut: () => void }) {
  const { find } = usePlace()
  return (
    <>
      {find('/message') && <MailLink unread={session.unreadMail} />}
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

function MailLink({ unread }: { unread: number }) {
  const label = unread > 0 ? m.shell_mail_unread({ count: unread }) : m.shell_mail()
  return (
    <Tooltip text={label} isName align="end">
      <a href="/message" aria-label={label} className={button({ look: 'ghost', size: 'sm', isSquare: true })}>
        <MailIcon />
        {unread > 0 && <span className={shellHeader().dot} />}
      </a>
    </Tooltip>
  )
}
