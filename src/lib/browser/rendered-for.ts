/** Response header of a page: whom, in which language and in which page set it was rendered for. A page of which a part
 * failed has none. */
export const renderedForHeader = 'x-rendered-for'

/** Its value on pages of visitors without a session. */
export const nobody = 'nobody'
