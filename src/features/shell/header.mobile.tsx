import { useRouter } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { IconButton } from '#design/ui/action/icon-button.tsx'
import { ChevronLeftIcon } from '#design/ui/icon/icons.tsx'
import { Logo } from '#design/ui/icon/logo.tsx'
import { OfflineBar } from '#features/connection/offline-bar.tsx'
import { headerId } from '#features/navigation/first-paint.ts'
import * as m from '#paraglide/messages.js'
import { shellPhone } from '#styled-system/recipes/shell-phone.js'

export interface PhoneHeaderProps {
  /** Set on a page below another one; otherwise the logo is shown. */
  title?: string
  /** Where "back" leads for a visitor who came from elsewhere; absent if there is no way back. */
  backTo?: string
  /** Actions of this page. */
  children?: ReactNode
  /** Before the actions, on every page. */
  tray?: ReactNode
}

export function PhoneHeader({ title, backTo, tray, children }: PhoneHeaderProps) {
  const router = useRouter()
  const styles = shellPhone()
  const goBack = () => {
    if (router.history.canGoBack()) router.history.back()
    else void router.navigate({ href: backTo ?? '/' })
  }
  return (
    <header id={headerId} className={styles.root}>
      <div className={styles.header}>
        {backTo && (
          <div className={styles.back}>
            <IconButton
              size="lg"
              isTooltipHidden
              label={m.shell_back()}
              icon={<ChevronLeftIcon size={22} />}
              onClick={goBack}
            />
          </div>
        )}
        {title === undefined ? (
          <div className={styles.title}>
            <Logo className={styles.logo} />
          </div>
        ) : (
          <h1 className={styles.title}>{title}</h1>
        )}
        <div className={styles.tools}>
          {tray}
          {children}
        </div>
      </div>
      <OfflineBar />
    </header>
  )
}
