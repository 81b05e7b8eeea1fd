import { Outlet } from '@tanstack/react-router'
import { lazy, memo, Suspense } from 'react'
import { HydrationMark } from '../hydration-mark.tsx'
import type { Layout } from '../page-data.ts'

// Most visits never come to these.
const SectionLayout = lazy(async () => ({
  default: (await import('./section-layout.tsx')).SectionLayout,
}))
const MineLayout = lazy(async () => ({ default: (await import('./section-layout.tsx')).MineLayout }))

const page = (
  <>
    <Outlet />
    <HydrationMark />
  </>
)

/** S2.4 The page, in what the layouts inventory, mine, purchase and sale put around it. While one is fetched only its own place is
 * empty: header and open dialogs stay as they are. Nothing but another layout draws it again: what the server has drawn would fall
 * away until the layout's code is there. */
export const Section = memo(function Section({ layout }: { layout: Exclude<Layout, 'appuse'> }) {
  if (layout === 'default') return page
  return (
    <Suspense fallback={null}>
      {layout === 'mine' ? <MineLayout>{page}</MineLayout> : <SectionLayout section={layout}>{page}</SectionLayout>}
    </Suspense>
  )
})
