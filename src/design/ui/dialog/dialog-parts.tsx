import { Dialog as Ark } from '@ark-ui/react/dialog'
import { Portal } from '@ark-ui/react/portal'
import { button } from '#styled-system/recipes/button.js'
import { dialog } from '#styled-system/recipes/dialog.js'
import type { DialogProps } from './dialog.tsx'
import { CloseIcon } from '../icon/icons.tsx'
import { useBackCloses } from './use-back-closes.ts'
import { useOpener } from './use-opener.ts'
import { useRescuedFocus } from './use-rescued-focus.ts'

/** The part of a dialog that depends on Ark. `dialog.tsx` lazy-loads it when the first dialog opens. */
export default function DialogParts(props: DialogProps) {
  const { isOpen, isInAddress, onClose, title, isTitleHidden, description, size, closeLabel, footer, children } = props
  const { role, initialFocus } = props
  const styles = dialog({ size, isTitleHidden })
  const opener = useOpener(isOpen)
  useRescuedFocus(isOpen, opener)
  useBackCloses(isOpen, onClose, isInAddress)
  return (
    <Ark.Root
      open={isOpen}
      onOpenChange={(details) => !details.open && onClose()}
      role={role}
      initialFocusEl={initialFocus ? () => initialFocus.current : undefined}
      // Ark records the focused element only once the dialog has rendered, which is too late. If the opener is gone, as
      // in a menu, Ark's own choice is better.
      finalFocusEl={() => (opener.current?.checkVisibility() ? opener.current : null)}
      // A toast lies above the dialog, not outside it: a click on one closes nothing. Ark's own option for this waits
      // for the element, and rejects without a handler if the dialog closes first.
      onInteractOutside={(event) => isInToasts(event.detail.originalEvent.target) && event.preventDefault()}
      // Nobody can move the focus out of it. The dialog before it, as it closes, gives the focus back to what had it.
      onFocusOutside={(event) => event.preventDefault()}
      lazyMount
      unmountOnExit
    >
      <Portal>
        <Ark.Backdrop className={styles.backdrop} />
        <Ark.Positioner className={styles.positioner}>
          {/* Inert while it fades out. */}
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
