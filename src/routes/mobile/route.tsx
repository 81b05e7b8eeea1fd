import { createFileRoute } from '@tanstack/react-router'
import { loadShell } from '#features/shell/load-shell.ts'
import { Overlays } from '#features/shell/overlays.tsx'
import { MobileShell } from '#features/shell/shell.mobile.tsx'

export const Route = createFileRoute('/mobile')({
  loader: ({ context }) => loadShell(context.queryClient),
  component: Shell,
})

function Shell() {
  return (
    <>
      <MobileShell />
      <Overlays />
    </>
  )
}
