import { useLayoutEffect, useRef, useState, useSyncExternalStore, type ReactNode } from 'react'
import { toaster } from '#styled-system/recipes/toaster.js'
import { Button } from '../action/button.tsx'
import { clearEdge, type Edge, workOf } from './clear-edge.ts'
import { IconButton } from '../action/icon-button.tsx'
import { AlertIcon, CheckIcon, CloseIcon, ErrorIcon, InfoIcon } from '../icon/icons.tsx'
import { dismissToast, holdToast, shownToasts, subscribeToasts, type ShownToast } from './toast-store.ts'

const icons = { info: InfoIcon, positive: CheckIcon, negative: ErrorIcon, warning: AlertIcon }
const none: readonly ShownToast[] = []

function Toast({ toast, closeLabel }: { toast: ShownToast; closeLabel: string }) {
  const styles = toaster({ tone: toast.tone })
  const Icon = icons[toast.tone]
  const hold = (isHeld: boolean) => () => holdToast(toast.id, isHeld)
  return (
    <div
      className={styles.toast}
      role={toast.tone === 'negative' ? 'alert' : undefined}
      onPointerEnter={hold(true)}
      onPointerLeave={hold(false)}
      onFocus={hold(true)}
      onBlur={hold(false)}
    >
      <span className={styles.icon}>
        <Icon size={20} />
      </span>
      <p className={styles.text}>{toast.text}</p>
      {toast.action && (
        <Button
          size="sm"
          onClick={() => {
            toast.action?.run()
            dismissToast(toast.id)
          }}
        >
          {toast.action.label}
        </Button>
      )}
      <span className={styles.seconds} aria-hidden="true">
        {Math.ceil(toast.left / 1000)}
      </span>
      <IconButton
        label={closeLabel}
        isTooltipHidden
        size="sm"
        icon={<CloseIcon size={16} />}
        onClick={() => dismissToast(toast.id)}
      />
    </div>
  )
}

/** Rendered once per page, and always present, so that screen readers notice new toasts. `aria-live` is on the
 * outermost element, because an open dialog hides everything else from screen readers. */
export function Toaster({ label, closeLabel }: { label: string; closeLabel: string }) {
  const toasts = useSyncExternalStore(subscribeToasts, shownToasts, () => none)
  return (
    <section data-toasts="" aria-label={label} aria-live="polite">
      {(['top', 'bottom'] as const).map((placement) => (
        <Region key={placement} wanted={placement}>
          {toasts
            .filter((toast) => toast.placement === placement)
            .map((toast) => (
              <Toast key={toast.id} toast={toast} closeLabel={closeLabel} />
            ))}
        </Region>
      ))}
    </section>
  )
}

/** The toasts of one edge. They move to the other edge rather than cover the focused field. */
function Region({ wanted, children }: { wanted: Edge; children: ReactNode[] }) {
  const region = useRef<HTMLDivElement>(null)
  const [edge, setEdge] = useState(wanted)
  const count = children.length
  useLayoutEffect(() => {
    if (count === 0) return
    const look = () => {
      const focused = document.activeElement as HTMLElement | SVGElement | null
      const work = region.current?.contains(focused) ? undefined : workOf(focused)
      const height = region.current?.offsetHeight ?? 0
      // What sticks to the bottom has scroll padding: none is `auto`.
      const room = parseFloat(getComputedStyle(document.documentElement).scrollPaddingBottom) || 0
      setEdge(clearEdge(wanted, height, work, innerHeight - room))
    }
    look()
    document.addEventListener('focusin', look)
    return () => document.removeEventListener('focusin', look)
  }, [wanted, count])
  return (
    <div ref={region} className={toaster({ placement: edge }).region}>
      {children}
    </div>
  )
}
