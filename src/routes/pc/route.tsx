import { createFileRoute } from '@tanstack/react-router'
import { AccountOverlays } from '#features/account/account-overlays.tsx'
import { MobileFrame } from '#features/page-frame/frame.mobile.tsx'
import { PcFrame } from '#features/page-frame/frame.pc.tsx'
import { loadFrame } from '#features/page-frame/load-frame.ts'

export const Route = createFileRoute('/pc')({
  loader: ({ context }) => loadFrame(context.queryClient),
  component: Frame,
})

function Frame() {
  const { device } = Route.useRouteContext().page
  return (
    <>
      {device === 'mobile' ? <MobileFrame /> : <PcFrame />}
      <AccountOverlays />
    </>
  )
}
