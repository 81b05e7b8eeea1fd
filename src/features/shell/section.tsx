import { lazy, Suspense, type ReactNode } from 'react'
import type { Layout } from './page-data.ts'

// Most visits never come to these.
const SectionLayout = lazy(async () => ({
  default: (await import('./section-layout.tsx')).SectionLayout,
}))
const MineLayout = lazy(async () => ({ default: (await import('./section-layout.tsx')).MineLayout }))

/** S2.4 What the layouts inventory, mine, purchase and sale put around a page. While one is fetched only its own place is empty:
 * header and open dialogs stay as they are. */
export function Section({ layout, children }: { layout: Exclude<Layout, 'appuse'>; children: ReactNode }) {
  if (layout === 'default') return children
  return (
    <Suspense fallback={null}>
      {layout === 'mine' ? (
        <MineLayout>{children}</MineLayout>
      ) : (
        <SectionLayout section={layout}>{children}</SectionLayout>
      )}
    </Suspense>
  )
}
