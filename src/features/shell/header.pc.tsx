import type { ReactNode } from 'react'
import { Button } from '#design/ui/button.tsx'
import { MailIcon } from '#design/ui/icons.tsx'
import { Price } from '#design/ui/price.tsx'
import { Tooltip } from '#design/ui/tooltip.tsx'
import type { Theme } from '#device/theme.ts'
import * as m from '#paraglide/messages.js'
import { button } from '#styled-system/recipes/button.js'
import { shellHeader } from '#styled-system/recipes/shell-header.js'
import { AccountMenu } from './account-menu.tsx'
import { LanguageSwitch } from './language-switch.tsx'
import { Logo } from './logo.tsx'
import { mainLinks } from './sections.ts'
import type { SessionSummary } from './session-summary.ts'
import { ThemeSwitch } from './theme-switch.tsx'
import { usePlace } from './use-place.ts'

export interface HeaderProps {
  session: SessionSummary | null
  theme: Theme | undefined
  onSignIn: () => void
  onSignOut: () => void
  /** The market's search box. */
  search?: ReactNode
}

export function Header({ session, theme, onSignIn, onSignOut, search }: HeaderProps) {
  const { links, find } = usePlace()
  const styles = shellHeader()
  return (
    <header className={styles.root}>
      <div className={styles.bar}>
        <Logo className={styles.logo} />
        <nav aria-label={m.shell_nav_main()} className={styles.nav}>
          {links(mainLinks).map((link) => (
            <a
              key={link.href}
              href={link.href}
              className={styles.link}
              aria-current={link.isCurrent ? 'page' : undefined}
            >
              {link.label}
            </a>
          ))}
        </nav>
        {search && <div className={styles.search}>{search}</div>}
        <div className={styles.tools}>
          <LanguageSwitch />
          <ThemeSwitch theme={theme} />
          {session ? (
            <>
              {find('/message') && <MailLink unread={session.unreadMail} />}
              {find('/wallet') && (
                <a href="/wallet" className={styles.balance} aria-label={`${m.shell_balance()} ¥${session.balance}`}>
                  <Price amount={session.balance} size="sm" />
                </a>
              )}
              <AccountMenu session={session} onSignOut={onSignOut} />
            </>
          ) : (
            <Button onClick={onSignIn}>{m.shell_sign_in()}</Button>
          )}
        </div>
      </div>
    </header>
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
