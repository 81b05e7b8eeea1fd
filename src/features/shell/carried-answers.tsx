import { type AnyRouter, useRouter } from '@tanstack/react-router'

const answersOf = new WeakMap<AnyRouter, string>()
const elementId = 'answers'

/** Puts what the server has read for a page into it: JSON without `<`. Call it before the page renders. */
export function carryAnswers(router: AnyRouter, json: string): void {
  answersOf.set(router, json)
}

/** The JSON in the browser's page. The heading of a published text could have the same id, and stands before it. */
export const carriedAnswers = () => document.querySelector(`script#${elementId}`)?.textContent ?? '[]'

/** The element with the answers. It executes nothing; the browser reads it before it hydrates, and leaves it alone. */
export const CarriedAnswers = () => (
  <script id={elementId} type="application/json" suppressHydrationWarning>
    {answersOf.get(useRouter()) ?? ''}
  </script>
)
