import { useLayoutEffect, useRef, type ReactNode } from 'react'
import { rescueFocus } from '#lib/browser/rescue-focus.ts'
import { stateView, type StateViewVariants } from '#styled-system/recipes/state-view.js'
import { Button } from '../action/button.tsx'
import { AlertIcon, InventoryIcon, LockIcon, RefreshIcon } from '../icon/icons.tsx'

export interface StateViewProps extends StateViewVariants {
  icon?: ReactNode
  title: ReactNode
  text?: ReactNode
  /** One or two buttons: what the user can do now. */
  action?: ReactNode
}

/** Nothing here (yet): says what would be here, and how to get it. */
export function EmptyState({ icon = <InventoryIcon size={24} />, title, text, action, ...variants }: StateViewProps) {
  const styles = stateView(variants)
  return (
    <div className={styles.root}>
      <span className={styles.icon}>{icon}</span>
      <p className={styles.title}>{title}</p>
      {text && <p className={styles.text}>{text}</p>}
      {action && <div className={styles.action}>{action}</div>}
    </div>
  )
}

export interface ErrorStateProps extends Omit<StateViewProps, 'action' | 'tone'> {
  retryLabel: string
  onRetry: () => void
  isRetrying?: boolean
}

/** Loading failed: says so, and offers a retry. What takes its place after one gets the focus. */
export function ErrorState({ retryLabel, onRetry, isRetrying, ...rest }: ErrorStateProps) {
  const root = useRetriedFocus()
  return (
    <div ref={root} role="alert">
      <EmptyState
        icon={<AlertIcon size={24} />}
        tone="negative"
        action={
          <Button icon={<RefreshIcon />} isLoading={isRetrying} onClick={onRetry}>
            {retryLabel}
          </Button>
        }
        {...rest}
      />
    </div>
  )
}

/** Passes the focus on to the part of the page around an element that is removed with it. */
function useRetriedFocus() {
  const root = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => {
    const element = root.current
    const around = element?.closest<HTMLElement>('section, [role=tabpanel], main') ?? undefined
    return () => {
      if (element?.contains(document.activeElement))
        queueMicrotask(() => rescueFocus(around?.isConnected ? around : undefined))
    }
  }, [])
  return root
}

/** Content that exists, but not for this user, or only after signing in. */
export const NoPermission = (props: Omit<StateViewProps, 'tone'>) => (
  <EmptyState icon={<LockIcon size={24} />} tone="warning" {...props} />
)
