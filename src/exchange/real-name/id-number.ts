const weights = [7, 9, 10, 5, 8, 4, 2, 1, 6, 3, 7, 9, 10, 5, 8, 4, 2]
const checkDigits = '10X98765432'
const chinaOffsetMs = 8 * 3_600_000

/** The date of birth in a citizen's id number (GB 11643: 17 digits and a check digit); null if it is not valid. */
export function birthdayOf(idNumber: string): Date | null {
  if (!/^\d{17}[\dX]$/.test(idNumber)) return null
  const sum = weights.reduce((total, weight, index) => total + weight * Number(idNumber[index]), 0)
  if (checkDigits[sum % 11] !== idNumber[17]) return null
  const text = `${idNumber.slice(6, 10)}-${idNumber.slice(10, 12)}-${idNumber.slice(12, 14)}`
  const birthday = new Date(`${text}T00:00:00Z`)
  // `Date` would silently turn the 30th of February into a day in March.
  return !Number.isNaN(birthday.getTime()) && birthday.toISOString().startsWith(text) ? birthday : null
}

/** Whole years from a birthday until now, by the calendar in China. */
export function ageAt(birthday: Date, now: Date): number {
  const today = new Date(now.getTime() + chinaOffsetMs)
  const isBefore =
    today.getUTCMonth() < birthday.getUTCMonth() ||
    (today.getUTCMonth() === birthday.getUTCMonth() && today.getUTCDate() < birthday.getUTCDate())
  return today.getUTCFullYear() - birthday.getUTCFullYear() - (isBefore ? 1 : 0)
}
