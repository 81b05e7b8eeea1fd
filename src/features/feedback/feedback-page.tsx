import { PageHead } from '#design/ui/navigation/page-head.tsx'
import * as m from '#paraglide/messages.js'
import { feedbackPage } from '#styled-system/recipes/feedback-page.js'
import { FeedbackForm } from './feedback-form.tsx'
import { FeedbackList } from './feedback-list.tsx'
import type { ShopToReport } from './model.ts'
import type { FeedbackSearch } from './search.ts'

/** S1.10 The form to write to the operators, and the user's earlier feedback. */
export function FeedbackPage({ search, shop }: { search: FeedbackSearch; shop?: ShopToReport | undefined }) {
  const styles = feedbackPage()
  return (
    <div className={styles.root}>
      <PageHead title={m.feedback_title()} text={m.feedback_text_intro()} />
      <div className={styles.columns}>
        <FeedbackForm
          // A letter about something else is another letter.
          key={[search.topic, search.order, shop?.id].join('/')}
          topic={search.topic}
          orderId={search.order}
          shop={shop}
          shopId={search.shop}
          reason={search.reason}
        />
        <FeedbackList search={search} />
      </div>
    </div>
  )
}
