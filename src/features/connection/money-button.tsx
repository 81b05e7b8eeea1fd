import { useId } from 'react'
import { Button, LinkButton, type ButtonProps, type LinkButtonProps } from '#design/ui/action/button.tsx'
import * as m from '#paraglide/messages.js'
import { offlineNote } from '#styled-system/recipes/offline-note.js'
import { offlineBarId } from './offline-bar.tsx'
import { useIsOffline } from './use-is-offline.ts'

/** A button that moves money. Offline it is disabled, and described by the shell's offline bar. */
export function MoneyButton({ disabled, ...rest }: ButtonProps) {
  const isOffline = useIsOffline()
  if (!isOffline) return <Button disabled={disabled} {...rest} />
  return <Button {...rest} disabled aria-describedby={offlineBarId} />
}

/** The same inside a dialog, which covers that bar: it shows the reason itself. */
export function MoneyAction({ disabled, ...rest }: ButtonProps) {
  const isOffline = useIsOffline()
  const noteId = useId()
  return (
    <>
      <Button {...rest} disabled={disabled || isOffline} aria-describedby={isOffline ? noteId : undefined} />
      {isOffline && (
        <p id={noteId} className={offlineNote()}>
          {m.error_offline_money()}
        </p>
      )}
    </>
  )
}

/** A link to a page where money is moved. */
export function MoneyLink({
  href,
  onClick,
  onPointerEnter,
  rel,
  target,
  look,
  size,
  isFull,
  icon,
  children,
}: LinkButtonProps) {
  const isOffline = useIsOffline()
  const looks = { look, size, isFull, icon }
  if (isOffline) {
    return (
      <Button {...looks} disabled aria-describedby={offlineBarId}>
        {children}
      </Button>
    )
  }
  return (
    <LinkButton {...looks} {...{ href, onClick, onPointerEnter, rel, target }}>
      {children}
    </LinkButton>
  )
}
