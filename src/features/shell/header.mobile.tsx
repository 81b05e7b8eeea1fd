import { useRouter } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { IconButton } from '#design/ui/action/icon-button.tsx'
import { ChevronLeftIcon } from '#design/ui/icon/icons.tsx'
import { Logo } from '#design/ui/icon/logo.tsx'
import { OfflineBar } from '#features/connection/offline-bar.tsx'
import * as m from '#paraglide/messages.js'
import { shellHeader } from '#styled-system/recipes/shell-header.js'
import { shellPhone } from '#styled-system/recipes/shell-phone.js'

export interface PhoneHeaderProps {
  /** Of a page below another one. Without it the logo stands there. */
  title?: string
  /** Where "back" leads when the visitor came from elsewhere; without it there is no way back. */
  backTo?: string
  /** What a person can do on this page. */
  children?: ReactNode
  /** Hangs from the header. */
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
    <header className={styles.root}>
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
            <Logo className={shellHeader().logo} />
          </div>
        ) : (
          <h1 className={styles.title}>{title}</h1>
        )}
        <div className={styles.tools}>{children}</div>
      </div>
      <OfflineBar />
      {tray}
    </header>
  )
}
