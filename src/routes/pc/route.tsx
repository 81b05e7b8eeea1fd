import { createFileRoute } from '@tanstack/react-router'
import { usePageFacts } from '#device/use-page-facts.ts'
import { MarketSearchBox } from '#features/market/market-search-box.tsx'
import { firstPaintAfter, headerId } from '#features/navigation/first-paint.ts'
import { loadShell } from '#features/shell/load-shell.ts'
import { Overlays } from '#features/shell/overlays.tsx'
import { MobileShell } from '#features/shell/shell.mobile.tsx'
import { PcShell } from '#features/shell/shell.pc.tsx'

export const Route = createFileRoute('/pc')({
  loader: ({ context }) => loadShell(context.queryClient),
  head: ({ matches }) => ({ links: matches.at(-1)?.staticData?.layout === 'appuse' ? [] : firstPaintAfter(headerId) }),
  component: Shell,
})

function Shell() {
  const { device } = usePageFacts()
  return (
    <>
      {device === 'mobile' ? <MobileShell /> : <PcShell search={<MarketSearchBox path="/market/csgo" />} />}
      <Overlays />
    </>
  )
}
