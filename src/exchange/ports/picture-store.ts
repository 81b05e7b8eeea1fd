/** Storage for uploaded pictures. Throws `ServiceUnavailable` if the store does not answer. */
export interface PictureStore {
  /** `key` is made by the exchange: hexadecimal characters and an extension. Writing an existing key replaces it. */
  put(key: string, bytes: Uint8Array): Promise<void>
  /** Null if there is none. */
  get(key: string): Promise<Uint8Array | null>
  /** Deleting a missing key is not an error. */
  delete(key: string): Promise<void>
}
