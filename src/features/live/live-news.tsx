import { srOnly } from '#styled-system/recipes/sr-only.js'
import type { Live } from './use-live.ts'

/** Announces the latest event to screen readers. Rendered before there is news, or it would not be announced. */
export const LiveNews = ({ live }: { live: Live }) => (
  <p role="status" className={srOnly()}>
    {live.news}
  </p>
)
