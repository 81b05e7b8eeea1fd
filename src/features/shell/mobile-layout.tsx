import type { ReactNode } from 'react'
import type { Theme } from '#device/theme.ts'
import { shellPage } from '#styled-system/recipes/shell-page.js'
import { BottomBar } from './bottom-bar.mobile.tsx'
import { DemoBar } from './demo-bar.tsx'
import { PhoneHeader, type PhoneHeaderProps } from './header.mobile.tsx'
import { LanguageSwitch } from './language-switch.tsx'
import { contentId, SkipLink } from './skip-link.tsx'
import { ThemeSwitch } from './theme-switch.tsx'

export interface MobileLayoutProps extends Pick<PhoneHeaderProps, 'title' | 'backTo'> {
  theme: Theme | undefined
  isDemo: boolean
  /** What stands at the end of the header; language and theme where a page says nothing else. */
  tools?: ReactNode
  isBare?: boolean
  children: ReactNode
}

/** The phone's page: header, content, bottom bar. */
export function MobileLayout({ isDemo, theme, tools, isBare, children, ...header }: MobileLayoutProps) {
  const styles = shellPage({ isPhone: true, isBare })
  return (
    <div className={styles.root}>
      <SkipLink />
      {isDemo && <DemoBar isShort />}
      <PhoneHeader {...header}>{tools ?? (header.title === undefined && <Preferences theme={theme} />)}</PhoneHeader>
      <main id={contentId} tabIndex={-1} className={styles.main}>
        <div className={styles.content}>{children}</div>
      </main>
      <BottomBar />
    </div>
  )
}

const Preferences = ({ theme }: { theme: Theme | undefined }) => (
  <>
    <LanguageSwitch />
    <ThemeSwitch theme={theme} />
  </>
)
