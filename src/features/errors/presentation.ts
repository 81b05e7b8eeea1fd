/** The fields that a refusal may concern, on every form that has them. */
export type FormField = 'phone' | 'password' | 'captcha' | 'smsCode'

/** The step of a form, where a code has a different meaning than elsewhere. */
export type FormStep = 'send-sms' | 'sms-login' | 'password-login'

/** How a failed call is presented to the user. */
export type Presentation =
  | { show: 'toast'; text: string }
  /** A notice with one button. */
  | { show: 'dialog'; text: string }
  /** The same, with a link to support. */
  | { show: 'support'; text: string }
  /** The trade preparation checklist, with the reason above it. */
  | { show: 'preparation'; text: string }
  /** A confirmation that leads to the settings. */
  | { show: 'settings'; text: string }
  /** The session has expired. */
  | { show: 'login' }
  /** Shown at the fields of the form that was sent. */
  | {
      show: 'fields'
      text: string
      fields: readonly FormField[]
      /** Fields to clear. */
      clears: readonly FormField[]
      /** The captcha is used up: load a new one. */
      renewsCaptcha: boolean
    }
