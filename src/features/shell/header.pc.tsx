import { lazy, type ReactNode } from 'react'
import { Button } from '#design/ui/action/button.tsx'
import { Logo } from '#design/ui/icon/logo.tsx'
import type { Theme } from '#device/theme.ts'
import { OfflineBar } from '#features/connection/offline-bar.tsx'
import { JobTray } from '#features/listing-jobs/job-tray.tsx'
import { headerId } from '#features/navigation/first-paint.ts'
import { mainLinks } from '#features/navigation/sections.ts'
import { usePlace } from '#features/navigation/use-place.ts'
import { LanguageSwitch } from '#features/preferences/language-switch.tsx'
import { ThemeSwitch } from '#features/preferences/theme-switch.tsx'
import { onceOnline } from '#lib/browser/load-online.ts'
import * as m from '#paraglide/messages.js'
import { shellHeader } from '#styled-system/recipes/shell-header.js'
import { LatePart } from './late-part.tsx'
import type { SessionSummary } from './use-session-summary.ts'

// Not loaded for visitors.
const loadTools = onceOnline(() => import('./signed-in-tools.tsx'))
const SignedInTools = lazy(loadTools)

export interface HeaderProps {
  session: SessionSummary | null | undefined
  theme: Theme | undefined
  onSignIn: () => void
  onSignOut: () => void
  /** The market's search box. */
  search?: ReactNode
}

export function Header({ session, theme, onSignIn, onSignOut, search }: HeaderProps) {
  const { links } = usePlace()
  const styles = shellHeader()
  return (
    <header id={headerId} className={styles.root}>
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
          {session && <JobTray />}
          <LanguageSwitch />
          <ThemeSwitch theme={theme} />
          {session ? (
            <LatePart load={loadTools}>
              <SignedInTools session={session} onSignOut={onSignOut} />
            </LatePart>
          ) : (
            session === null && <Button onClick={onSignIn}>{m.shell_sign_in()}</Button>
          )}
        </div>
      </div>
      <OfflineBar />
    </header>
  )
}
