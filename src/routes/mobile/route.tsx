import { createFileRoute } from '@tanstack/react-router'
import { AccountOverlays } from '#features/account/account-overlays.tsx'
import { MobileFrame } from '#features/page-frame/frame.mobile.tsx'
import { loadFrame } from '#features/page-frame/load-frame.ts'

export const Route = createFileRoute('/mobile')({
  loader: ({ context }) => loadFrame(context.queryClient),
  component: Frame,
})

function Frame() {
  return (
    <>
      <MobileFrame />
      <AccountOverlays />
    </>
  )
}
