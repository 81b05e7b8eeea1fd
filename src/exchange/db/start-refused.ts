/**
 * This program refuses to open this database, or its configuration: the message says what to do. Nothing was changed.
 */
export class StartRefused extends Error {
  override name = 'StartRefused'
  /** EX_CONFIG of sysexits.h */
  readonly exitCode = 78
}
