import { Skeleton } from '#design/ui/status/skeleton.tsx'
import * as m from '#paraglide/messages.js'
import { feedbackPage } from '#styled-system/recipes/feedback-page.js'

/** The skeleton of the form and list, or of a conversation. */
export function FeedbackPending() {
  const styles = feedbackPage()
  return (
    <div className={styles.root} aria-busy="true" aria-label={m.feedback_loading()} role="status">
      <Skeleton shape="title" />
      <div className={styles.columns}>
        <Skeleton shape="block" width="full" count={2} />
        <Skeleton shape="row" count={4} />
      </div>
    </div>
  )
}
