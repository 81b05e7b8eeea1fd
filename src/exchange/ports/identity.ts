/** A person as verified by the service. Personal data: never log or return it unmasked. */
export interface VerifiedPerson {
  name: string
  idNumber: string
}

export type VerificationStatus =
  | { state: 'pending' }
  | { state: 'expired' }
  | { state: 'refused'; reason: 'refused_by_person' | 'not_matching' }
  | { state: 'confirmed'; person: VerifiedPerson }

/**
 * A service that establishes a person's identity. The person goes there and comes back; only the service's answer to
 * our own request counts, never what the browser returns with. Throws `ServiceUnavailable` if the outcome is unknown.
 */
export interface IdentityService {
  /** Begins a verification under our reference; idempotent by reference. */
  begin(request: {
    reference: string
    returnUrl: string
  }): Promise<{ verificationId: string; url: string; expiresAt: Date }>
  /** Returns its status; `not_found` if the service has none with this id and this reference. */
  find(verification: {
    verificationId: string
    reference: string
  }): Promise<VerificationStatus | { state: 'not_found' }>
}
