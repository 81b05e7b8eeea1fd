import { useMutation } from '@tanstack/react-query'
import { Outlet, useRouteContext } from '@tanstack/react-router'
import { signOutMutation } from '#features/account/mutations.ts'
import { useLogin } from '#features/account/use-login.ts'
import { MarketSearchBox } from '#features/market/market-search-box.tsx'
import { AppuseLayout } from '#features/shell/appuse-layout.tsx'
import { DefaultLayout } from '#features/shell/default-layout.pc.tsx'
import { SupportWidget } from '#features/support/support-widget.tsx'
import { Section } from './section.tsx'
import { Alive } from './alive.tsx'
import { useBuildWatch } from './use-build-watch.ts'
import { usePageData } from './use-page-data.ts'
import { useSessionSummary } from './use-session-summary.ts'

/** S2.4 The frame of every page of the desktop set. */
export function PcFrame() {
  useBuildWatch()
  const { isDemo, theme } = useRouteContext({ from: '__root__' }).page
  const { layout = 'default', isWide } = usePageData()
  const session = useSessionSummary()
  const signOut = useMutation(signOutMutation())
  const { openLogin } = useLogin()
  if (layout === 'appuse') {
    return (
      <AppuseLayout isDemo={isDemo}>
        <Outlet />
        <Alive />
      </AppuseLayout>
    )
  }
  return (
    <DefaultLayout
      isDemo={isDemo}
      isWide={isWide}
      session={session}
      theme={theme}
      search={<MarketSearchBox path="/market/csgo" />}
      onSignIn={openLogin}
      onSignOut={() => signOut.mutate()}
    >
      <Section layout={layout}>
        <Outlet />
        <Alive />
      </Section>
      <SupportWidget />
    </DefaultLayout>
  )
}
