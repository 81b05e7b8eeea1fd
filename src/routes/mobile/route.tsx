import { createFileRoute } from '@tanstack/react-router'
import { firstPaintAfter, headerId } from '#features/navigation/first-paint.ts'
import { loadShell } from '#features/shell/load-shell.ts'
import { Overlays } from '#features/shell/overlays.tsx'
import { MobileShell } from '#features/shell/shell.mobile.tsx'

export const Route = createFileRoute('/mobile')({
  loader: ({ context }) => loadShell(context.queryClient),
  head: ({ matches }) => ({ links: matches.at(-1)?.staticData?.layout === 'appuse' ? [] : firstPaintAfter(headerId) }),
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
