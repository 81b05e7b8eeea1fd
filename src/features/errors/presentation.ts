/** The fields that a refusal may be about, on every form that has them. */
export type FormField = 'phone' | 'password' | 'captcha' | 'smsCode'

/** What a form was sent for, where the same code means another thing than elsewhere. */
export type FormStep = 'send-sms' | 'sms-login' | 'password-login'

/** How a failed call is told to the person at the screen. */
export type Presentation =
  | { show: 'toast'; text: string }
  /** A notice with one button. */
  | { show: 'dialog'; text: string }
  /** The checklist of the trade preparation, with the reason above it. */
  | { show: 'preparation'; text: string }
  /** A question whose yes leads to the settings. */
  | { show: 'settings'; text: string }
  /** The session is over. */
  | { show: 'login' }
  /** At the fields of the form that was sent. */
  | {
      show: 'fields'
      text: string
      fields: readonly FormField[]
      /** Fields that are emptied. */
      clears: readonly FormField[]
      /** The captcha's picture is spent: another one is needed. */
      renewsCaptcha: boolean
    }
