/** How the driver sends values: the one part of it that a query of one's own needs and that its types leave out. */
declare module 'pg/lib/utils.js' {
  const utils: { prepareValue(value: unknown): Buffer | string | null }
  export default utils
}
