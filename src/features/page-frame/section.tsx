import { lazy, type ReactNode } from 'react'
import type { Layout } from './layouts.ts'

// Most visits never come to these.
const SectionLayout = lazy(async () => ({
  default: (await import('#features/shell/section-layout.tsx')).SectionLayout,
}))
const MineLayout = lazy(async () => ({ default: (await import('#features/shell/section-layout.tsx')).MineLayout }))

/** S2.4 What the layouts inventory, mine, purchase and sale put around a page. */
export function Section({ layout, children }: { layout: Exclude<Layout, 'appuse'>; children: ReactNode }) {
  if (layout === 'default') return children
  if (layout === 'mine') return <MineLayout>{children}</MineLayout>
  return <SectionLayout section={layout}>{children}</SectionLayout>
}
