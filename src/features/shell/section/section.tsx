import { Outlet } from '@tanstack/react-router'
import { lazy, memo, Suspense } from 'react'
import { loadOnline } from '#lib/browser/load-online.ts'
import { HydrationMark } from '../hydration-mark.tsx'
import type { Layout } from '../page-data.ts'

// Most visits never need these.
const load = () => loadOnline(() => import('./section-layout.tsx'))
const SectionLayout = lazy(async () => ({ default: (await load()).SectionLayout }))
const MineLayout = lazy(async () => ({ default: (await load()).MineLayout }))

const page = (
  <>
    <Outlet />
    <HydrationMark />
  </>
)

/**
 * S2.4 The page inside the inventory, mine, purchase or sale layout. While a layout's code loads, only its own place is
 * empty; header and open dialogs stay. Memoized so that only another layout renders it again: an update before its code
 * is there would drop the server-rendered HTML.
 */
export const Section = memo(function Section({ layout }: { layout: Exclude<Layout, 'appuse'> }) {
  if (layout === 'default') return page
  return (
    <Suspense fallback={null}>
      {layout === 'mine' ? <MineLayout>{page}</MineLayout> : <SectionLayout section={layout}>{page}</SectionLayout>}
    </Suspense>
  )
})
