import { useMutation } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { Outlet } from '@tanstack/react-router'
import { usePageFacts } from '#device/use-page-facts.ts'
import { useKeptPages } from '#features/kept-pages/use-kept-pages.ts'
import { signOutMutation } from '#features/session/mutations.ts'
import { useLogin } from '#features/sign-in/use-login.ts'
import { SupportWidget } from '#features/support/support-widget.tsx'
import { AppuseLayout } from './appuse-layout.tsx'
import { DefaultLayout } from './default-layout.pc.tsx'
import { Section } from './section/section.tsx'
import { HydrationMark } from './hydration-mark.tsx'
import { useBuildWatch } from './use-build-watch.ts'
import { usePageData } from './page-data.ts'
import { usePlaceholderFromTop } from './use-placeholder-from-top.ts'
import { useSessionSummary } from './use-session-summary.ts'

/** S2.4 The shell of every page of the desktop set, with `search` in its header. */
export function PcShell({ search }: { search: ReactNode }) {
  useBuildWatch()
  usePlaceholderFromTop()
  const { isDemo, theme } = usePageFacts()
  const { layout = 'default', isWide } = usePageData()
  const session = useSessionSummary()
  useKeptPages(!!session)
  const signOut = useMutation(signOutMutation())
  const { openLogin } = useLogin()
  if (layout === 'appuse') {
    return (
      <AppuseLayout isDemo={isDemo}>
        <Outlet />
        <HydrationMark />
      </AppuseLayout>
    )
  }
  return (
    <DefaultLayout
      isDemo={isDemo}
      isWide={isWide}
      session={session}
      theme={theme}
      search={search}
      onSignIn={openLogin}
      onSignOut={() => signOut.mutate()}
    >
      <Section layout={layout} />
      <SupportWidget />
    </DefaultLayout>
  )
}
