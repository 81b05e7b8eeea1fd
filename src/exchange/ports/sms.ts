export interface SmsMessage {
  /** Made by the caller and kept across retries: the gateway sends one message per id. */
  id: string
  /** Digits only, without the country prefix. */
  phone: string
  text: string
  kind: string
}

export type SmsResult = { ok: true; messageId: string } | { ok: false; reason: 'phone_refused' | 'message_refused' }

/**
 * Text messages. Throws `ServiceUnavailable` if the gateway can't be reached; the message may or may not go out then.
 */
export interface Sms {
  send(message: SmsMessage, how?: { isCode: boolean }): Promise<SmsResult>
}
