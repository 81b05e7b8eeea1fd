import { Outlet } from '@tanstack/react-router'
import { usePageFacts } from '#device/use-page-facts.ts'
import { useKeptPages } from '#features/kept-pages/use-kept-pages.ts'
import { SupportWidget } from '#features/support/support-widget.tsx'
import { AppuseLayout } from './appuse-layout.tsx'
import { MobileLayout } from './mobile-layout.tsx'
import { HydrationMark } from './hydration-mark.tsx'
import { useBuildWatch } from './use-build-watch.ts'
import { Section } from './section/section.tsx'
import { usePageData } from './page-data.ts'
import { usePlaceholderFromTop } from './use-placeholder-from-top.ts'
import { useSessionSummary } from './use-session-summary.ts'

/**
 * S2.4 The shell of every page on a phone; pages that name no layout use the mobile one. It also holds pages that exist
 * only in the desktop set, when a phone opens them.
 */
export function MobileShell() {
  useBuildWatch()
  usePlaceholderFromTop()
  const { isDemo, theme } = usePageFacts()
  const session = useSessionSummary()
  useKeptPages(!!session)
  const { layout = 'default', title, backTo = layout === 'mine' ? '/' : undefined } = usePageData()
  if (layout === 'appuse') {
    return (
      <AppuseLayout isDemo={isDemo} hasWayHome>
        <Outlet />
        <HydrationMark />
      </AppuseLayout>
    )
  }
  return (
    <MobileLayout isDemo={isDemo} theme={theme} session={session} title={title?.()} backTo={backTo}>
      <Section layout={layout} />
      <SupportWidget />
    </MobileLayout>
  )
}
