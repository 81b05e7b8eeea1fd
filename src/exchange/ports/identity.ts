/** A person as the service has seen them. Personal: never log or answer it unmasked. */
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
 * A service that finds out who a person is. The person goes there and comes back; only what the service answers to our own
 * question counts, never what the browser brings along. Throws `ServiceUnavailable` when nothing is known.
 */
export interface IdentityService {
  /** Begins a verification under our own number of it; the same number is the same verification. */
  begin(request: {
    reference: string
    returnUrl: string
  }): Promise<{ verificationId: string; url: string; expiresAt: Date }>
  /** How it stands; `not_found` when the service has none of this id that belongs to this reference. */
  find(verification: {
    verificationId: string
    reference: string
  }): Promise<VerificationStatus | { state: 'not_found' }>
}
