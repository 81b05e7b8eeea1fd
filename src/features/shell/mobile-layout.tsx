import type { ReactNode } from 'react'
import { shellPage } from '#styled-system/recipes/shell-page.js'
import { BottomBar } from './bottom-bar.mobile.tsx'
import { DemoBar } from './demo-bar.tsx'
import { PhoneHeader, type PhoneHeaderProps } from './header.mobile.tsx'
import { contentId, SkipLink } from './skip-link.tsx'

export interface MobileLayoutProps extends Pick<PhoneHeaderProps, 'title' | 'backTo'> {
  isDemo: boolean
  /** What stands at the end of the header. */
  tools?: ReactNode
  isBare?: boolean
  children: ReactNode
}

/** The phone's page: header, content, bottom bar. */
export function MobileLayout({ isDemo, tools, isBare, children, ...header }: MobileLayoutProps) {
  const styles = shellPage({ isPhone: true, isBare })
  return (
    <div className={styles.root}>
      <SkipLink />
      {isDemo && <DemoBar isShort />}
      <PhoneHeader {...header}>{tools}</PhoneHeader>
      <main id={contentId} tabIndex={-1} className={styles.main}>
        <div className={styles.content}>{children}</div>
      </main>
      <BottomBar />
    </div>
  )
}
