import type { ReactNode } from 'react'
import { OfflineBar } from '#features/connection/offline-bar.tsx'
import { contentId } from '#features/navigation/skip-link.tsx'
import { shellPage } from '#styled-system/recipes/shell-page.js'
import { DemoBar } from './demo-bar.tsx'

/** The bare page for web views: the surrounding app provides header and navigation. */
export function AppuseLayout({ isDemo, children }: { isDemo: boolean; children: ReactNode }) {
  const styles = shellPage()
  return (
    <div className={styles.root}>
      {isDemo && <DemoBar isShort />}
      <OfflineBar />
      <main id={contentId} tabIndex={-1} className={styles.main}>
        <div className={styles.content}>{children}</div>
      </main>
    </div>
  )
}
