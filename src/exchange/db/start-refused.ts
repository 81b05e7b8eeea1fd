/** This database is not opened by this program, or not as it is set up: the message says what to do. Nothing was changed. */
export class StartRefused extends Error {
  override name = 'StartRefused'
  /** EX_CONFIG of sysexits.h */
  readonly exitCode = 78
}
