import type { ReactNode } from 'react'
import { AlertIcon } from '#design/ui/icon/icons.tsx'
import { EmptyState } from '#design/ui/status/states.tsx'

interface ReturnFailureProps {
  title: string
  text: ReactNode
  action: ReactNode
}

/** Shown on the page another service redirected back to, after a failure. */
export const ReturnFailure = ({ title, text, action }: ReturnFailureProps) => (
  <div role="alert">
    <EmptyState icon={<AlertIcon size={24} />} tone="warning" title={title} text={text} action={action} />
  </div>
)
