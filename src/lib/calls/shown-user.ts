/**
 * The id of the person whom the page shows. A window may show one person while another has signed in to the same browser
 * in a different window: calls that carry this header are refused with `personChanged` instead of being made in the other
 * one's name. Empty or absent: the call does not depend on it.
 */
export const shownUserHeader = 'x-shown-user'
