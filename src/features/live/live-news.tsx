import { srOnly } from '#styled-system/recipes/sr-only.js'
import type { Live } from './use-live.ts'

/** Says what has just happened to who hears the page. It is there before there is news, or nobody would be told. */
export const LiveNews = ({ live }: { live: Live }) => (
  <p role="status" className={srOnly()}>
    {live.news}
  </p>
)
