import { lazy, type ReactNode } from 'react'
import type { Theme } from '#device/theme.ts'
import { JobTray } from '#features/listing-jobs/job-tray.tsx'
import { contentId, SkipLink } from '#features/navigation/skip-link.tsx'
import { LanguageSwitch } from '#features/preferences/language-switch.tsx'
import { ThemeSwitch } from '#features/preferences/theme-switch.tsx'
import { onceOnline } from '#lib/browser/load-online.ts'
import { shellPage } from '#styled-system/recipes/shell-page.js'
import { BottomBar } from './bottom-bar.mobile.tsx'
import { DemoBar } from './demo-bar.tsx'
import { Footer } from './footer.tsx'
import { PhoneHeader, type PhoneHeaderProps } from './header.mobile.tsx'
import { LatePart } from './late-part.tsx'
import type { SessionSummary } from './use-session-summary.ts'

// Not loaded for visitors.
const loadTools = onceOnline(() => import('./phone-tools.tsx'))
const PhoneTools = lazy(loadTools)

export interface MobileLayoutProps extends Pick<PhoneHeaderProps, 'title' | 'backTo'> {
  theme: Theme | undefined
  isDemo: boolean
  session: SessionSummary | null | undefined
  children: ReactNode
}

/** The phone's page: header, content, footer, bottom bar. */
export function MobileLayout({ isDemo, theme, session, children, ...header }: MobileLayoutProps) {
  const styles = shellPage({ isPhone: true })
  return (
    <div className={styles.root}>
      <SkipLink />
      {isDemo && <DemoBar isShort />}
      <PhoneHeader {...header} tray={session && <JobTray size="lg" />}>
        <Tools isNamed={header.title !== undefined} theme={theme} session={session} />
      </PhoneHeader>
      <main id={contentId} tabIndex={-1} className={styles.main}>
        <div className={styles.content}>{children}</div>
      </main>
      <Footer />
      <BottomBar waiting={session?.waitingOrders ?? 0} />
    </div>
  )
}

interface ToolsProps extends Pick<MobileLayoutProps, 'theme' | 'session'> {
  /** The header shows the page's title, which leaves little room. */
  isNamed: boolean
}

/** At the end of the header: balance, cart and messages, or language and theme for visitors. */
function Tools({ isNamed, theme, session }: ToolsProps) {
  if (!session && isNamed) return null
  if (!session) {
    return (
      <>
        <LanguageSwitch />
        <ThemeSwitch theme={theme} />
      </>
    )
  }
  return (
    <LatePart load={loadTools}>
      <PhoneTools session={session} isShort={isNamed} />
    </LatePart>
  )
}
