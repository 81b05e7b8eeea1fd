import { lazy, type ReactNode } from 'react'
import type { Theme } from '#device/theme.ts'
import { JobTray } from '#features/listing-jobs/job-tray.tsx'
import { contentId, SkipLink } from '#features/navigation/skip-link.tsx'
import { LanguageSwitch } from '#features/preferences/language-switch.tsx'
import { ThemeSwitch } from '#features/preferences/theme-switch.tsx'
import { loadOnline } from '#lib/browser/load-online.ts'
import { shellPage } from '#styled-system/recipes/shell-page.js'
import { BottomBar } from './bottom-bar.mobile.tsx'
import { DemoBar } from './demo-bar.tsx'
import { PhoneHeader, type PhoneHeaderProps } from './header.mobile.tsx'
import { LatePart } from './late-part.tsx'
import type { SessionSummary } from './use-session-summary.ts'

// Not loaded for visitors.
const PhoneTools = lazy(() => loadOnline(() => import('./phone-tools.tsx')))

export interface MobileLayoutProps extends Pick<PhoneHeaderProps, 'title' | 'backTo'> {
  theme: Theme | undefined
  isDemo: boolean
  /** At the end of the header, unless the page sets it: balance and messages, or language and theme for visitors. */
  tools?: ReactNode
  session: SessionSummary | null | undefined
  children: ReactNode
}

/** The phone's page: header, content, bottom bar. */
export function MobileLayout({ isDemo, theme, tools, session, children, ...header }: MobileLayoutProps) {
  const styles = shellPage({ isPhone: true })
  return (
    <div className={styles.root}>
      <SkipLink />
      {isDemo && <DemoBar isShort />}
      <PhoneHeader {...header} tray={session && <JobTray size="lg" />}>
        {tools ?? (header.title === undefined && <Tools theme={theme} session={session} />)}
      </PhoneHeader>
      <main id={contentId} tabIndex={-1} className={styles.main}>
        <div className={styles.content}>{children}</div>
      </main>
      <BottomBar waiting={session?.waitingOrders ?? 0} />
    </div>
  )
}

function Tools({ theme, session }: Pick<MobileLayoutProps, 'theme' | 'session'>) {
  if (!session) {
    return (
      <>
        <LanguageSwitch />
        <ThemeSwitch theme={theme} />
      </>
    )
  }
  return (
    <LatePart>
      <PhoneTools session={session} />
    </LatePart>
  )
}
