import type { ReactNode } from 'react'
import { contentId, SkipLink } from '#features/navigation/skip-link.tsx'
import { shellPage } from '#styled-system/recipes/shell-page.js'
import { DemoBar } from './demo-bar.tsx'
import { Footer } from './footer.tsx'
import { Header, type HeaderProps } from './header.pc.tsx'

export interface LayoutProps extends HeaderProps {
  isDemo: boolean
  /** The page fills large screens with a grid. */
  isWide?: boolean
  children: ReactNode
}

/** The desktop's page: demo bar, header, content, footer. */
export function DefaultLayout({ isDemo, isWide, children, ...header }: LayoutProps) {
  const styles = shellPage({ isWide })
  return (
    <div className={styles.root}>
      <SkipLink />
      {isDemo && <DemoBar />}
      <Header {...header} />
      <main id={contentId} tabIndex={-1} className={styles.main}>
        <div className={styles.content}>{children}</div>
      </main>
      <Footer />
    </div>
  )
}
