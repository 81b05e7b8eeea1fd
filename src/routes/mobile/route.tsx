import { createFileRoute } from '@tanstack/react-router'
import { Overlays } from '#features/shell/overlays.tsx'
import { MobileShell } from '#features/shell/shell.mobile.tsx'
import { loadShell } from '#features/shell/load-shell.ts'

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
