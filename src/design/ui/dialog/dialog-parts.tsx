import { Dialog as Ark } from '@ark-ui/react/dialog'
import { Portal } from '@ark-ui/react/portal'
import { button } from '#styled-system/recipes/button.js'
import { dialog } from '#styled-system/recipes/dialog.js'
import type { DialogProps } from './dialog.tsx'
import { CloseIcon } from '../icon/icons.tsx'
import { useOpener } from './use-opener.ts'

/** The part of a dialog that brings Ark along. Only `dialog.tsx` loads it, when a dialog is opened for the first time. */
export default function DialogParts(props: DialogProps) {
  const { isOpen, onClose, title, isTitleHidden, description, size, closeLabel, footer, children, role, initialFocus } =
    props
  const styles = dialog({ size, isTitleHidden })
  const opener = useOpener(isOpen)
  return (
    <Ark.Root
      open={isOpen}
      onOpenChange={(details) => !details.open && onClose()}
      role={role}
      initialFocusEl={initialFocus ? () => initialFocus.current : undefined}
      // Ark looks where the focus was only once the dialog is drawn; it knows better where the opener has gone, as a menu does.
      finalFocusEl={() => (opener.current?.checkVisibility() ? opener.current : null)}
      // A toast is over the dialog, not outside of it: a click there closes nothing. Ark's own way to say so waits for the
      // element, and its wait ends in an unhandled rejection when the dialog goes first.
      onInteractOutside={(event) => isInToasts(event.detail.originalEvent.target) && event.preventDefault()}
      lazyMount
      unmountOnExit
    >
      <Portal>
        <Ark.Backdrop className={styles.backdrop} />
        <Ark.Positioner className={styles.positioner}>
          {/* While it fades it takes no more presses. */}
          <Ark.Content className={styles.content} inert={!isOpen}>
            <header className={styles.head}>
              <Ark.Title className={styles.title}>{title}</Ark.Title>
            </header>
            {description && <Ark.Description className={styles.description}>{description}</Ark.Description>}
            {children && <div className={styles.body}>{children}</div>}
            {footer && <footer className={styles.footer}>{footer}</footer>}
            <div className={styles.close}>
              <Ark.CloseTrigger
                className={button({ look: 'ghost', size: 'sm', isSquare: true })}
                aria-label={closeLabel}
              >
                <CloseIcon />
              </Ark.CloseTrigger>
            </div>
          </Ark.Content>
        </Ark.Positioner>
      </Portal>
    </Ark.Root>
  )
}

const isInToasts = (target: EventTarget | null) => target instanceof Element && target.closest('[data-toasts]') !== null
