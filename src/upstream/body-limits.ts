import { maxUploadBytes } from '#contract/bounds.ts'

const kilobyte = 1024

/** Maximum body sizes that are read, in bytes. */
export const bodyLimits = {
  bodyBytes: 1024 * kilobyte,
  /** Of a urlencoded form. */
  formBytes: 64 * kilobyte,
  /** A form's file has its own limit; the rest of the form is small. */
  uploadBytes: maxUploadBytes + 64 * kilobyte,
}
