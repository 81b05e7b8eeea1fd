import * as m from '#paraglide/messages.js'
import { shellPage } from '#styled-system/recipes/shell-page.js'

export const contentId = 'content'

/** The first Tab stop on every page. */
export const SkipLink = () => (
  <a href={`#${contentId}`} className={shellPage().skip}>
    {m.shell_skip()}
  </a>
)
