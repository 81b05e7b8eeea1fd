import type { ReactNode } from 'react'
import { AlertIcon } from '#design/ui/icon/icons.tsx'
import { EmptyState } from '#design/ui/status/states.tsx'

interface ReturnFailureProps {
  title: string
  text: ReactNode
  action: ReactNode
}

/** What stands on the page that another service sent the browser back to, when nothing came of it. */
export const ReturnFailure = ({ title, text, action }: ReturnFailureProps) => (
  <div role="alert">
    <EmptyState icon={<AlertIcon size={24} />} tone="warning" title={title} text={text} action={action} />
  </div>
)
