import { useCanGoBack, useHydrated } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { LinkButton } from '#design/ui/action/button.tsx'
import { ChevronLeftIcon } from '#design/ui/icon/icons.tsx'
import { OfflineBar } from '#features/connection/offline-bar.tsx'
import { contentId } from '#features/navigation/skip-link.tsx'
import * as m from '#paraglide/messages.js'
import { shellPage } from '#styled-system/recipes/shell-page.js'
import { DemoBar } from './demo-bar.tsx'

interface AppuseLayoutProps {
  isDemo: boolean
  /** Offers the way home to those who came from the site itself. */
  hasWayHome?: boolean
  children: ReactNode
}

/** The bare page for web views: the surrounding app provides header and navigation. */
export function AppuseLayout({ isDemo, hasWayHome, children }: AppuseLayoutProps) {
  const styles = shellPage()
  return (
    <div className={styles.root}>
      {isDemo && <DemoBar isShort />}
      <OfflineBar />
      <main id={contentId} tabIndex={-1} className={styles.main}>
        <div className={styles.content}>{children}</div>
        {hasWayHome && <WayHome />}
      </main>
    </div>
  )
}

/**
 * An app opens its page directly, so a page that is not the first one has been reached through the site. Only the browser
 * knows, so the link is where it moves nothing: at the page's end, always in view.
 */
function WayHome() {
  const canGoBack = useCanGoBack()
  const isHydrated = useHydrated()
  if (!isHydrated || !canGoBack) return null
  return (
    <div className={shellPage().wayHome}>
      <LinkButton size="sm" icon={<ChevronLeftIcon size={16} />} href="/">
        {m.shell_nav_home()}
      </LinkButton>
    </div>
  )
}
